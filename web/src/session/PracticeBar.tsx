import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { go } from '#lib/navigation.ts'
import { useLater } from '#locales/useLater.ts'
import { useTexts } from '#locales/useTexts.ts'
import { StepStrip, type StepMark } from '#question/StepStrip.tsx'
import { Countdown } from './Countdown.tsx'
import type { SessionProps } from './PracticeScreen.tsx'
import { SessionBar } from './SessionBar.tsx'
import type { Practice } from './usePractice.ts'

const loadLeave = () => import('./LeaveDialog.tsx')

type PracticeBarProps = Pick<SessionProps, 'title' | 'leaveTo' | 'live' | 'learner' | 'choice'> & { practice: Practice }

/** Where in the session the learner is, its clock, and the way out. */
export function PracticeBar({ practice, title, leaveTo, live, learner, choice }: PracticeBarProps) {
  const { question: texts, session } = useTexts('practice')
  const { counts } = useTexts('shell')
  const [isLeaving, setLeaving] = useState<boolean | null>(null)
  const { view } = practice
  const { position, count, steps, totalEndsAt } = view
  const number = counts.number(position + 1)
  const hasAnswers = steps.some((step) => step.answer)
  const leave = useLater(loadLeave, { isNear: hasAnswers, isWanted: isLeaving !== null, onMissing: () => setLeaving(null) })
  const isTimed = totalEndsAt !== null || view.session.limits.question_ms != null
  return (
    <>
      <SessionBar
        title={title}
        place={
          <>
            {count === null ? texts.placeOpen(number) : texts.place(number, counts.number(count))}
            <span className="sr-only">, {session.standing(counts.number(view.right), counts.number(view.wrong))}</span>
          </>
        }
        onLeave={() => (hasAnswers && !view.isOver ? setLeaving(true) : go(leaveTo))}
        strip={count === null || count > 100 ? undefined : <StepStrip marks={steps.map(markOf)} position={position} />}
      >
        {!hasAnswers && choice}
        {practice.isFree && (
          <div className="flex">
            <MoveButton label={texts.previous} isOff={position === 0 || view.isOver} onClick={() => practice.move(-1)} Icon={ChevronLeft} />
            <MoveButton label={texts.following} isOff={position + 1 >= steps.length || view.isOver} onClick={() => practice.move(1)} Icon={ChevronRight} />
          </div>
        )}
        {totalEndsAt !== null && <Countdown endsAt={totalEndsAt} now={learner.now} onTick={() => void live.check()} />}
      </SessionBar>
      {leave && isLeaving !== null && (
        <leave.LeaveDialog isOpen={isLeaving} onClose={() => setLeaving(false)} to={leaveTo} isTimed={isTimed} finishText={session.finish} onFinish={practice.finish} />
      )}
    </>
  )
}

const markOf = ({ answer }: Practice['view']['steps'][number]): StepMark => (answer ? (answer.isRight ? 'right' : 'wrong') : 'open')

type MoveButtonProps = { label: string; isOff: boolean; onClick: () => void; Icon: typeof ChevronLeft }

function MoveButton({ label, isOff, onClick, Icon }: MoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
      className="hover:bg-sunken aria-disabled:text-edge grid size-11 place-items-center rounded-xl aria-disabled:bg-transparent"
    >
      <Icon aria-hidden="true" className="size-6" />
    </button>
  )
}
