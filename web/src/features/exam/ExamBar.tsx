import { LayoutGrid } from 'lucide-react'
import { useState } from 'react'
import { useLater } from '#locales/useLater.ts'
import { useTexts } from '#locales/useTexts.ts'
import { StepStrip } from '#question/StepStrip.tsx'
import { Countdown } from '#session/Countdown.tsx'
import type { SessionProps } from '#session/PracticeScreen.tsx'
import { SessionBar } from '#session/SessionBar.tsx'
import type { ExamRun } from './useExam.ts'

const loadLeave = () => import('#session/LeaveDialog.tsx')
const loadGrid = () => import('./GridDialog.tsx')

/** Where in the exam the learner is, its clock, the overview, and the way out. */
export function ExamBar({ run, title, leaveTo, live, learner }: SessionProps & { run: ExamRun }) {
  const { question: texts, session } = useTexts('practice')
  const { run: words } = useTexts('exam')
  const { counts } = useTexts('shell')
  const [isLeaving, setLeaving] = useState<boolean | null>(null)
  const [isGridOpen, setGridOpen] = useState<boolean | null>(null)
  const { steps, position, totalEndsAt } = run.view
  const isNear = steps.some((step) => step.answer)
  const leave = useLater(loadLeave, { isNear, isWanted: isLeaving !== null, onMissing: () => setLeaving(null) })
  const grid = useLater(loadGrid, { isNear, isWanted: isGridOpen !== null, onMissing: () => setGridOpen(null) })
  return (
    <>
      <SessionBar
        title={title}
        place={run.isReviewing ? undefined : texts.place(counts.number(position + 1), counts.number(steps.length))}
        onLeave={() => setLeaving(true)}
        strip={<StepStrip marks={steps.map((step) => (step.answer ? 'given' : 'open'))} position={position} />}
      >
        {totalEndsAt !== null && <Countdown endsAt={totalEndsAt} now={learner.now} onTick={() => void live.check()} />}
        {run.isFree && !run.isReviewing && (
          <button
            type="button"
            aria-label={words.overview}
            title={words.overview}
            onClick={() => setGridOpen(true)}
            className="hover:bg-sunken -mr-2 grid size-11 shrink-0 place-items-center rounded-xl"
          >
            <LayoutGrid aria-hidden="true" className="size-6" />
          </button>
        )}
      </SessionBar>
      {leave && isLeaving !== null && (
        <leave.LeaveDialog isOpen={isLeaving} onClose={() => setLeaving(false)} to={leaveTo} isTimed={totalEndsAt !== null} finishText={session.handIn} onFinish={run.handIn} />
      )}
      {grid && isGridOpen !== null && <grid.GridDialog run={run} isOpen={isGridOpen} onClose={() => setGridOpen(false)} />}
    </>
  )
}
