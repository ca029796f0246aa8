import { ArrowRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { go } from '#lib/navigation.ts'
import type { Result, Session } from '#learner/liveSession.ts'
import type { Progress } from '#learner/progress.ts'
import { useTexts } from '#locales/useTexts.ts'
import { paths } from '#paths.ts'
import { ALL_MISTAKES_ID } from '#rules/mistakes.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import type { SessionProps } from './PracticeScreen.tsx'
import { ResultSummary } from './ResultSummary.tsx'
import { SectionTable, TopicTable } from './ResultTables.tsx'
import { ReviewList } from './ReviewList.tsx'
import { resultView, toLookAtAgain } from './result-view.ts'
import { SessionBar } from './SessionBar.tsx'
import { noteResult } from './shown-result.ts'
import { useArrival } from './useArrival.ts'

type ResultScreenProps = SessionProps & {
  session: Session
  result: Result
  /** The best result before this one. */
  bestBefore: number | undefined
  progress: Progress
  /** Names of an exam's sections. */
  sectionNames?: ReadonlyMap<string, string>
}

/** What a session came to, every question again, and what to do next. */
export function ResultScreen(props: ResultScreenProps) {
  const { session, result, total, learner } = props
  const { result: texts, limit } = useTexts('practice')
  const heading = useArrival()
  useEffect(() => noteResult(session.id), [session.id])
  const isPartial = total !== null && session.steps.length < total
  const view = resultView(session, result, isPartial)
  const beyond = props.progress.waiting.tomorrow
  const hasAnswers = session.steps.some((step) => step.answer)
  return (
    <>
      <SessionBar title={props.title} leaveTo={props.leaveTo} />
      <div className="wrap flex max-w-4xl flex-col gap-8 py-6 sm:gap-10 sm:py-10">
        <ResultSummary view={view} result={result} session={session} bestBefore={props.bestBefore} isPartial={isPartial} headingRef={heading} />
        {beyond > 0 && <p className="bg-warn-soft text-warn rounded-xl px-4 py-3 font-semibold">{limit.note(limit.answers(beyond))}</p>}
        <NextSteps {...props} hasAnswers={hasAnswers} />
        {result.sections.length > 1 && props.sectionNames && (
          <SectionTable sections={result.sections} names={props.sectionNames} needed={neededInSections(session)} />
        )}
        {hasAnswers && result.topics.length > 1 && <TopicTable topics={result.topics} nameOf={(number) => learner.pack().topic(number)?.name ?? ''} />}
        {hasAnswers && <ReviewList session={session} learner={learner} email={props.site.email} progress={props.progress} />}
        {!hasAnswers && <p className="text-muted text-lg">{texts.nothing}</p>}
      </div>
    </>
  )
}

const neededInSections = ({ passing }: Session): number | null => (passing?.by === 'exam' ? (passing.rule.section_marks ?? null) : null)

function NextSteps({ session, learner, next, onAgain, leaveTo, hasAnswers }: ResultScreenProps & { hasAnswers: boolean }) {
  const { result: texts } = useTexts('practice')
  const { counts } = useTexts('shell')
  const [isStarting, setStarting] = useState(false)
  const wrong = hasAnswers ? toLookAtAgain(session).filter((step) => step.answer) : []
  const practiseMistakes = async () => {
    setStarting(true)
    await learner.start({ mode: 'mistakes', ticketId: ALL_MISTAKES_ID, only: wrong.map((step) => step.questionId) }).catch(() => null)
    setStarting(false)
    go(paths.mistakes())
  }
  const hasMistakes = wrong.length > 0 && session.mode !== 'mistakes'
  return (
    <div className="flex flex-col flex-wrap gap-3 sm:flex-row">
      {hasMistakes && (
        <Button size="large" onClick={() => void practiseMistakes()} disabled={isStarting}>
          {texts.mistakes(counts.number(wrong.length))}
        </Button>
      )}
      {next && (
        <LinkButton size="large" tone={hasMistakes ? 'secondary' : 'primary'} href={next.href}>
          {texts.nextPart(next.name)}
          <ArrowRight aria-hidden="true" className="size-5" />
        </LinkButton>
      )}
      <Button size="large" tone={hasMistakes || next ? 'secondary' : 'primary'} onClick={onAgain}>
        {texts.again}
      </Button>
      <LinkButton size="large" tone="quiet" href={leaveTo}>
        {texts.back}
      </LinkButton>
    </div>
  )
}
