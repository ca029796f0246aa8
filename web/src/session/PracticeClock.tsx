import type { Learner } from '#learner/here.ts'
import type { LiveSession, SessionView } from '#learner/liveSession.ts'
import { useTexts } from '#locales/useTexts.ts'
import { QuestionClock } from './Countdown.tsx'

/** The clock of one question, where each has so many seconds and no more. */
export function PracticeClock({ live, learner, view }: { live: LiveSession; learner: Learner; view: SessionView }) {
  const { session } = useTexts('practice')
  const totalMs = view.session.limits.question_ms ?? null
  if (totalMs === null) return null
  return (
    <div className="mb-4 min-h-7">
      {view.questionEndsAt !== null && (
        <QuestionClock endsAt={view.questionEndsAt} totalMs={totalMs} label={session.timeLeft} now={learner.now} onTick={() => void live.check()} />
      )}
    </div>
  )
}
