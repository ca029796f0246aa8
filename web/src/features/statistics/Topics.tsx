import { ChevronDown } from 'lucide-react'
import { useTexts } from '#locales/useTexts.ts'
import { paths } from '#paths.ts'
import type { TopicWithParts } from '#payloads.ts'
import { Badge } from '#ui/Badge.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { Bar } from './Bar.tsx'
import { Figure } from './Figure.tsx'
import type { TopicRow } from './statistics.ts'

/** How far each topic is: right now, answered, and all there is. */
export function Topics({ begun, untouched }: { begun: readonly TopicRow[]; untouched: readonly TopicWithParts[] }) {
  const { statistics: texts } = useTexts('statistics')
  const { counts } = useTexts('shell')
  const columns = [
    { title: texts.topic, cell: ({ topic }: TopicRow) => topic.name },
    { title: texts.right, cell: ({ done }: TopicRow) => counts.number(done.rightAnswersCount), isNumber: true },
    { title: texts.answered, cell: ({ done }: TopicRow) => counts.number(done.answeredCount), isNumber: true },
    { title: texts.questions, cell: ({ topic }: TopicRow) => counts.number(topic.question_count), isNumber: true },
    { title: texts.mistakes, cell: ({ done }: TopicRow) => counts.number(done.mistakes.length), isNumber: true },
    { title: texts.bestPart, cell: ({ best }: TopicRow) => counts.number(best), isNumber: true },
    { title: texts.partsPassed, cell: ({ partsPassed, topic }: TopicRow) => counts.of(partsPassed, topic.parts.length), isNumber: true },
  ] as const
  return (
    <Figure
      title={texts.topicsTitle}
      lead={texts.topicsLead}
      picture={
        <>
          <ul className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
            {begun.map((row) => (
              <Row key={row.topic.id} row={row} />
            ))}
          </ul>
          {untouched.length > 0 && <Untouched topics={untouched} />}
        </>
      }
      table={<DataTable caption={texts.topicsTitle} isCaptionHidden columns={columns} rows={begun} keyOf={({ topic }) => topic.id} />}
    />
  )
}

function Row({ row: { topic, done } }: { row: TopicRow }) {
  const { statistics: texts } = useTexts('statistics')
  const { counts } = useTexts('shell')
  return (
    <li>
      <div className="flex items-baseline justify-between gap-4">
        <a href={paths.topic(topic.id)} className="hover:text-primary-strong leading-snug font-semibold underline-offset-4 hover:underline">
          {topic.name}
        </a>
        {done.isPassed ? <Badge tone="good">{texts.passed}</Badge> : <span className="text-muted shrink-0 tabular-nums">{counts.of(done.rightAnswersCount, topic.question_count)}</span>}
      </div>
      <Bar className="mt-2" total={topic.question_count} parts={[{ count: done.rightAnswersCount, look: 'right' }, { count: done.answeredCount - done.rightAnswersCount, look: 'wrong' }]} />
      {done.mistakes.length > 0 && (
        <a href={paths.mistakes(topic.number)} className="text-muted hover:text-primary-strong mt-1.5 inline-block underline underline-offset-4">
          {texts.practiseMistakes(counts.mistakes(done.mistakes.length))}
        </a>
      )}
    </li>
  )
}

function Untouched({ topics }: { topics: readonly TopicWithParts[] }) {
  const { statistics: texts } = useTexts('statistics')
  const { counts } = useTexts('shell')
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline-offset-4 hover:underline">
        {texts.untouched(counts.topics(topics.length))}
        <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {topics.map((topic) => (
          <li key={topic.id}>
            <a href={paths.topic(topic.id)} className="hover:text-primary-strong flex min-h-11 items-center underline underline-offset-4">
              {topic.name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
