import { useState } from 'react'
import { cx } from '#lib/cx.ts'
import { useTexts } from '#locales/useTexts.ts'
import { plainPage } from '#page.ts'
import { paths } from '#paths.ts'
import type { Part, Payload, TopicWithParts } from '#payloads.ts'
import { Badge } from '#ui/Badge.tsx'
import { ProgressBar } from '#ui/Progress.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { EmptyState } from '#ui/States.tsx'
import { isTopicPassed, rightIn } from './topic-progress.ts'
import { useProgress } from './useProgress.ts'

const everything = ''

function Topics({ payload }: { payload: Payload<'learning-topics'> }) {
  const { topics: texts } = useTexts('learning')
  const { counts } = useTexts('shell')
  const [category, setCategory] = useState(everything)
  const { topics, categories, question_count: questionCount } = payload.data
  const shown = topics.filter((topic) => category === everything || topic.categories.includes(category))
  return (
    <div className="wrap flex flex-col gap-8 py-8 sm:py-12">
      <header>
        <h1 className="text-4xl sm:text-5xl">{texts.title}</h1>
        <p className="text-muted mt-2 max-w-3xl text-xl">{texts.lead(counts.topics(topics.length), counts.questions(questionCount))}</p>
      </header>
      {categories.length > 1 && (
        <RadioGroup
          label={texts.filter}
          value={category}
          onChange={setCategory}
          options={[{ value: everything, text: texts.all }, ...categories.map(({ id, name }) => ({ value: id, text: name }))]}
        />
      )}
      {shown.length === 0 && <EmptyState title={texts.empty} />}
      <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        {shown.map((topic) => (
          <TopicCard key={topic.id} topic={topic} />
        ))}
      </div>
    </div>
  )
}

function TopicCard({ topic }: { topic: TopicWithParts }) {
  const { topics: texts } = useTexts('learning')
  const { counts } = useTexts('shell')
  const progress = useProgress()
  const right = rightIn(topic, progress)
  return (
    <section id={topic.id} className="bg-card border-line shadow-card target:border-primary flex flex-col gap-3 rounded-2xl border p-5">
      <div className="flex items-start gap-3">
        <span className="bg-route text-on-route font-display grid h-9 min-w-9 place-items-center rounded-lg px-1.5 pt-0.5 text-lg leading-none font-extrabold tabular-nums">
          {topic.number}
        </span>
        <h2 className="flex-1 pt-1 text-xl">{topic.name}</h2>
        {isTopicPassed(topic, progress) && <Badge tone="good">{texts.passed}</Badge>}
      </div>
      <div>
        <p className="text-muted mb-1.5 flex justify-between gap-3 text-base tabular-nums">
          <span>{counts.questions(topic.question_count)}</span>
          {right > 0 && <span>{texts.right(counts.number(right))}</span>}
        </p>
        <ProgressBar share={topic.question_count > 0 ? right / topic.question_count : 0} label={topic.name} />
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2">
        {topic.parts.map((part) => (
          <PartTicket key={part.ticket_id} part={part} />
        ))}
      </ul>
    </section>
  )
}

function PartTicket({ part }: { part: Part }) {
  const { topics: texts } = useTexts('learning')
  const { counts, free } = useTexts('shell')
  const done = useProgress().parts.get(part.ticket_id)
  const isFree = part.free_question_count === part.question_count
  return (
    <li>
      <a
        href={paths.topicTicket(part.ticket_id)}
        className={cx(
          'hover:border-primary flex min-h-14 flex-col justify-center rounded-xl border-2 px-3 py-1.5 leading-tight',
          done?.isPassed ? 'border-good bg-good-soft' : 'border-line',
        )}
      >
        <span className="font-display flex flex-wrap justify-between gap-x-2 font-bold">
          {texts.part(counts.number(part.number))}
          {isFree && <span className="text-good text-sm leading-tight font-semibold">{free}</span>}
        </span>
        <span className="text-muted text-sm">
          {done ? counts.of(done.right, part.question_count) : counts.questions(part.question_count)}
        </span>
      </a>
    </li>
  )
}

export default plainPage('learning-topics', { Component: Topics })
