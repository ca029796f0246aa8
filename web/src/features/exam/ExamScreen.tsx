import { useState } from 'react'
import type { Exam } from '#content/shapes.ts'
import { useStore } from '#lib/store.ts'
import { useTexts } from '#locales/useTexts.ts'
import { QuestionCard } from '#question/QuestionCard.tsx'
import type { SessionProps } from '#session/PracticeScreen.tsx'
import { ContinuedNotice } from '#session/Notice.tsx'
import { ResultScreen } from '#session/ResultScreen.tsx'
import { bestKey } from '#session/result-view.ts'
import { usePicturesAhead } from '#session/usePicturesAhead.ts'
import { Badge } from '#ui/Badge.tsx'
import { ExamActions } from './ExamActions.tsx'
import { ExamBar } from './ExamBar.tsx'
import { ExamClock } from './ExamClock.tsx'
import { HandIn } from './HandIn.tsx'
import { useExam, type ExamRun } from './useExam.ts'

/** The blueprint by which a session was drawn. */
function blueprintOf({ learner, live }: SessionProps): Exam | undefined {
  const { mode, ticket } = live.getSnapshot().session
  return (mode === 'simulator' || mode === 'signs') && ticket ? learner.pack().exam(mode, ticket.id) : undefined
}

/** An exam: no word on any answer until it is handed in or its time is up. */
export function ExamScreen(props: SessionProps) {
  const { learner, live } = props
  const run = useExam(learner, live)
  const progress = useStore(learner.progress, learner.progress.get())
  const { session, result } = run.view
  const [bestBefore] = useState(() => progress.bests.get(bestKey(session) ?? ''))
  const blueprint = blueprintOf(props)
  if (run.view.isOver && result) {
    const sectionNames = new Map(blueprint?.sections.map(({ id, name }) => [id, name]))
    return <ResultScreen {...props} session={session} result={result} bestBefore={bestBefore} progress={progress} sectionNames={sectionNames} />
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <ExamBar {...props} run={run} />
      {run.isReviewing ? <HandIn run={run} /> : <OpenQuestion {...props} run={run} blueprint={blueprint} />}
    </div>
  )
}

function OpenQuestion({ run, live, learner, blueprint, isContinued, onAgain }: SessionProps & { run: ExamRun; blueprint: Exam | undefined }) {
  const { question: texts } = useTexts('practice')
  const { view } = run
  usePicturesAhead(learner, view)
  return (
    <>
      <div className="wrap flex-1 py-4 sm:py-8">
        {isContinued && <ContinuedNotice onAgain={onAgain} />}
        <ExamClock live={live} learner={learner} run={run} />
        {view.question ? (
          <QuestionCard
            question={view.question}
            chosen={view.step?.chosen ?? []}
            correct={null}
            onChoose={run.choose}
            above={<Section run={run} blueprint={blueprint} />}
          />
        ) : (
          <p className="text-center text-xl">{texts.gone}</p>
        )}
      </div>
      <ExamActions run={run} />
    </>
  )
}

/** In which section the question stands, and what it is worth, where that differs. */
function Section({ run, blueprint }: { run: ExamRun; blueprint: Exam | undefined }) {
  const { run: texts } = useTexts('exam')
  const { counts } = useTexts('shell')
  const { step, steps, position } = run.view
  const hasPoints = blueprint?.pass.points != null
  const section = blueprint && blueprint.sections.length > 1 ? blueprint.sections.find(({ id }) => id === step?.section) : undefined
  if (!step || (!section && !hasPoints)) return null
  const before = steps.slice(0, position + 1).filter((one) => one.section === step.section).length
  return (
    <p className="text-muted flex flex-wrap items-center gap-x-3 gap-y-1 text-base font-semibold">
      {section && texts.section(section.name, counts.number(before), counts.number(section.count))}
      {hasPoints && <Badge>{texts.worth(step.points)}</Badge>}
    </p>
  )
}
