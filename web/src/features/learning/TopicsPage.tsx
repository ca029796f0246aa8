import { Check } from 'lucide-react'
import { isShown, useCategory } from '#category.ts'
import { useProgress } from '#learner/hooks.ts'
import type { PartProgress, Progress } from '#learner/progress.ts'
import { cx } from '#lib/cx.ts'
import { useTexts } from '#locales/useTexts.ts'
import { plainPage } from '#page.ts'
import { paths } from '#paths.ts'
import type { Part, Payload, TopicWithParts } from '#payloads.ts'
import { Badge } from '#ui/Badge.tsx'
import { ProgressBar } from '#ui/Progress.tsx'
import { CategoryChoice } from './CategoryChoice.tsx'

function Topics({ payload }: { payload: Payload<'learning-topics'> }) {
  const { topics: texts } = useTexts('learning')
  const { counts } = useTexts('shell')
  const progress = useProgress(payload.edition)
  const { topics, categories, question_count: questionCount } = payload.data
  const category = useCategory(categories)
  const shown = topics.filter((topic) => isShown(topic.categories, category))
  const others = topics.filter((topic) => !shown.includes(topic))
  return (
    <div className="wrap flex flex-col gap-8 py-8 sm:py-12">
      <header>
        <h1 className="text-4xl sm:text-5xl">{texts.title}</h1>
        <p className="text-muted mt-2 max-w-3xl text-xl">{texts.lead(counts.topics(topics.length), counts.questions(questionCount))}</p>
      </header>
      <CategoryChoice categories={categories} category={category} />
      <Cards topics={shown} progress={progress} heading="h2" />
      {others.length > 0 && (
        <section className="flex flex-col gap-5 pt-6">
          <h2 className="text-2xl sm:text-3xl">{texts.others}</h2>
          <Cards topics={others} progress={progress} heading="h3" />
        </section>
      )}
    </div>
  )
}

type Heading = 'h2' | 'h3'
type CardsProps = { topics: readonly TopicWithParts[]; progress: Progress; heading: Heading }

function Cards({ topics, progress, heading }: CardsProps) {
  return (
    <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
      {topics.map((topic) => (
        <TopicCard key={topic.id} topic={topic} progress={progress} heading={heading} />
      ))}
    </div>
  )
}

type TopicCardProps = { topic: TopicWithParts; progress: Progress; heading: Heading }

function TopicCard({ topic, progress, heading: Heading }: TopicCardProps) {
  const { topics: texts } = useTexts('learning')
  const { counts } = useTexts('shell')
  const { isPassed = false, rightAnswersCount: right = 0, mistakes = [] } = progress.topics.get(topic.number) ?? {}
  return (
    <section
      id={topic.id}
      className={cx(
        'bg-card border-line shadow-card target:border-primary flex flex-col gap-3 rounded-2xl border p-5',
        // A tall card would tear a hole into its row.
        topic.parts.length > 8 && 'col-span-full',
      )}
    >
      <div className="flex items-start gap-3">
        <span className="bg-route text-on-route font-display grid h-9 min-w-9 place-items-center rounded-lg px-1.5 pt-0.5 text-lg leading-none font-extrabold tabular-nums">
          {topic.number}
        </span>
        <Heading className="flex-1 pt-1 text-xl">{topic.name}</Heading>
        {isPassed && <Badge tone="good">{texts.passed}</Badge>}
      </div>
      <div>
        <p className="text-muted mb-1.5 flex justify-between gap-3 text-base tabular-nums">
          <span>{right > 0 ? texts.rightOf(counts.of(right, topic.question_count)) : counts.questions(topic.question_count)}</span>
          {mistakes.length > 0 && (
            <a href={paths.mistakes(topic.number)} className="text-bad font-semibold underline underline-offset-4">
              {counts.mistakes(mistakes.length)}
            </a>
          )}
        </p>
        <ProgressBar share={topic.question_count > 0 ? right / topic.question_count : 0} label={topic.name} />
      </div>
      {topic.parts.length === 0 && <p className="text-muted">{texts.beingWritten}</p>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
        {topic.parts.map((part) => (
          <PartTicket key={part.ticket_id} part={part} topic={topic.name} done={progress.parts.get(part.ticket_id)} />
        ))}
      </ul>
    </section>
  )
}

function PartTicket({ part, topic, done }: { part: Part; topic: string; done: PartProgress | undefined }) {
  const { topics: texts } = useTexts('learning')
  const { free } = useTexts('shell')
  const isFree = part.free_question_count === part.question_count
  const isPassed = done?.isPassed ?? false
  return (
    <li>
      <a
        href={paths.topicTicket(part.ticket_id)}
        className={cx(
          'hover:border-primary flex h-full min-h-14 flex-col justify-center rounded-xl border-2 px-2.5 py-1.5 leading-tight',
          isPassed ? 'border-good bg-good-soft' : 'border-line',
        )}
      >
        <span className="font-display flex items-center justify-between gap-x-1 font-bold whitespace-nowrap">
          {/* The topic's name stands above: what is left is “part 1” or “signs 1”. */}
          <span className="inline-block first-letter:uppercase">{part.name.replace(`${topic}: `, '')}</span>
          {isPassed ? (
            <span className="text-good">
              <Check aria-hidden="true" className="size-4" strokeWidth={3} />
              <span className="sr-only">{texts.passed}</span>
            </span>
          ) : (
            isFree && <span className="text-good text-sm leading-tight font-semibold">{free}</span>
          )}
        </span>
        <PartResult part={part} done={done} />
      </a>
    </li>
  )
}

/** In one line, so that the ticket keeps its size: how many are right now, and the best result in one go. */
function PartResult({ part, done }: { part: Part; done: PartProgress | undefined }) {
  const { topics: texts } = useTexts('learning')
  const { counts } = useTexts('shell')
  if (!done || done.answeredCount === 0) return <span className="text-muted text-sm">{counts.questions(part.question_count)}</span>
  return (
    <span className="text-muted flex justify-between gap-2 text-sm whitespace-nowrap tabular-nums">
      <span>
        <span aria-hidden="true">{`${counts.number(done.rightAnswersCount)}/${counts.number(part.question_count)}`}</span>
        <span className="sr-only">{texts.rightOf(counts.of(done.rightAnswersCount, part.question_count))}</span>
      </span>
      {done.bestResult > 0 && <span>{texts.best(counts.number(done.bestResult))}</span>}
    </span>
  )
}

export default plainPage('learning-topics', { Component: Topics })
