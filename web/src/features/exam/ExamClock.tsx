import type { Learner } from '#learner/here.ts'
import type { LiveSession } from '#learner/liveSession.ts'
import { useTexts } from '#locales/useTexts.ts'
import { QuestionClock, useTime } from '#session/Countdown.tsx'
import { Button } from '#ui/Button.tsx'
import type { ExamRun } from './useExam.ts'

/** A question's own clock: first the time to read, where there is one, then the time to answer. */
export function ExamClock({ live, learner, run }: { live: LiveSession; learner: Learner; run: ExamRun }) {
  const { run: texts } = useTexts('exam')
  const { step, answeringFrom, questionEndsAt } = run.view
  const isClocked = answeringFrom !== null && questionEndsAt !== null && step?.clock != null
  const time = useTime({ now: learner.now }, isClocked)
  if (!isClocked || !step.clock) return null
  const isReading = step.clock.readMs > 0 && time < answeringFrom
  const label = isReading ? texts.reading : texts.answering
  return (
    <div className="mx-auto mb-4 flex max-w-3xl flex-wrap items-center gap-x-4 gap-y-1">
      <p className="font-display flex-1 leading-tight font-bold sm:min-w-40 sm:flex-none">{label}</p>
      <div className="order-last basis-full sm:order-none sm:flex-1 sm:basis-40">
        <QuestionClock
          key={label}
          endsAt={isReading ? answeringFrom : questionEndsAt}
          totalMs={isReading ? step.clock.readMs : step.clock.answerMs}
          label={label}
          now={learner.now}
          onTick={() => void live.check()}
        />
      </div>
      {isReading && (
        <Button tone="secondary" onClick={run.beginAnswering}>
          {texts.answerNow}
        </Button>
      )}
      <span role="status" className="sr-only">
        {!isReading && step.clock.readMs > 0 ? texts.nowAnswer : ''}
      </span>
    </div>
  )
}
