import { useState, type ReactNode } from 'react'
import type { Learner } from '#learner/here.ts'
import type { LiveSession } from '#learner/liveSession.ts'
import { useTexts } from '#locales/useTexts.ts'
import type { Site } from '#payloads.ts'
import { Announcement, Explanation } from '#question/Explanation.tsx'
import { LevelMeter } from '#question/LevelMeter.tsx'
import { levelAfter } from '#question/levels.ts'
import { QuestionCard } from '#question/QuestionCard.tsx'
import { ReportLink } from '#question/ReportLink.tsx'
import { Button } from '#ui/Button.tsx'
import { ContinuedNotice, Notice } from './Notice.tsx'
import { PracticeActions } from './PracticeActions.tsx'
import { PracticeBar } from './PracticeBar.tsx'
import { PracticeClock } from './PracticeClock.tsx'
import { LimitWatch } from './LimitWatch.tsx'
import { usePicturesAhead } from './usePicturesAhead.ts'
import { ResultScreen } from './ResultScreen.tsx'
import { bestKey } from './result-view.ts'
import { useFeedbackInView } from './useFeedbackInView.ts'
import { usePractice, type Practice } from './usePractice.ts'

export type SessionProps = {
  site: Site
  learner: Learner
  live: LiveSession
  title: string
  isContinued: boolean
  /** Where leaving leads. */
  leaveTo: string
  /** How many questions the whole ticket has; null where the number is open. */
  total: number | null
  onAgain: () => void
  /** The step after this ticket. */
  next?: { href: string; name: string } | null
  /** A choice that belongs to this way of practising. */
  choice?: ReactNode
}

/** A session with feedback after each question, from the first one to its result. */
export function PracticeScreen(props: SessionProps) {
  const { live, learner } = props
  const practice = usePractice(learner, live)
  const { session, result } = practice.view
  const key = bestKey(session)
  // As it was before this session had its say.
  const [bestBefore] = useState(() => (key === null ? undefined : practice.progress.bests.get(key)))
  if (practice.isDone && result) {
    return <ResultScreen {...props} session={session} result={result} bestBefore={bestBefore} progress={practice.progress} />
  }
  return <OpenSession {...props} practice={practice} />
}

function OpenSession({ practice, ...props }: SessionProps & { practice: Practice }) {
  const { session: texts, question: words, hint } = useTexts('practice')
  const { view, progress } = practice
  const { question, feedback, session } = view
  usePicturesAhead(props.learner, view)
  return (
    <div className="flex min-h-dvh flex-col">
      <PracticeBar {...props} practice={practice} />
      <div className="wrap flex-1 py-4 sm:py-8">
        {props.isContinued ? <ContinuedNotice onAgain={props.onAgain} /> : <PartNotice {...props} count={view.count} />}
        <PracticeClock live={props.live} learner={props.learner} view={view} />
        {question ? (
          <QuestionCard
            question={question}
            chosen={practice.chosen}
            correct={feedback?.correct ?? null}
            struck={view.step?.struck ?? null}
            onChoose={practice.isAnswered ? undefined : practice.choose}
            above={session.mode === 'express' && <LevelMeter level={progress.questions.get(question.id)?.level ?? null} />}
          >
            <p role="status" className="text-muted text-base empty:hidden">
              {view.step?.struck && !feedback && hint.told}
            </p>
            <Feedback practice={practice} site={props.site} />
            <Announcement question={question} feedback={feedback} />
          </QuestionCard>
        ) : (
          <div className="mx-auto flex max-w-3xl flex-col items-start gap-4">
            <p className="text-xl">{words.gone}</p>
            <Button onClick={practice.finish}>{texts.finish}</Button>
          </div>
        )}
      </div>
      <PracticeActions practice={practice} />
      <LimitWatch learner={props.learner} isPausing={!practice.isAnswered && !view.isOver} leaveTo={props.leaveTo} />
    </div>
  )
}

function PartNotice({ total, count }: { total: number | null; count: number | null }) {
  const { session } = useTexts('practice')
  const { counts } = useTexts('shell')
  if (total === null || count === null || count >= total) return null
  return <Notice text={session.partly(counts.number(count), counts.number(total))} />
}

function Feedback({ practice, site }: { practice: Practice; site: Site }) {
  const { question, feedback, step } = practice.view
  const place = useFeedbackInView(feedback !== null)
  if (!question || !feedback || !step?.answer) return null
  const level = levelAfter(practice.progress.questions.get(question.id), step.answer)
  return (
    <div ref={place} className="scroll-mb-24">
      <Explanation question={question} chosen={step.chosen} isRight={feedback.isRight} level={level}>
        <ReportLink question={question} email={site.email} />
      </Explanation>
    </div>
  )
}
