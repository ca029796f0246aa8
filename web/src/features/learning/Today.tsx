import type { ReactNode } from 'react'
import type { Progress } from '#learner/progress.ts'
import { cx } from '#lib/cx.ts'
import { formatTime } from '#lib/format.ts'
import { useTexts } from '#locales/useTexts.ts'
import { paths } from '#paths.ts'
import type { PageData } from '#payloads.ts'
import { savedLine } from './saved-line.ts'

type TodayProps = { data: PageData['learning']; progress: Progress; freeDaily: number }

/** The learner's standing in four figures, and whether all of it is saved. */
export function Today({ data, progress, freeDaily }: TodayProps) {
  const { today: texts } = useTexts('learning')
  const { counts } = useTexts('shell')
  const { totals, topics, mocks } = progress
  const passed = (of: Iterable<{ isPassed: boolean }>) => [...of].filter(({ isPassed }) => isPassed).length
  return (
    <section aria-label={texts.title} className="flex flex-col gap-3">
      <dl className={cx('grid grid-cols-2 gap-3 lg:grid-cols-4', !progress.isReady && 'learnt:*:*:invisible')}>
        <Allowance allowance={progress.allowance} freeDaily={freeDaily} isReady={progress.isReady} />
        <Figure name={texts.right} figure={counts.number(totals.rightAnswersCount)} rest={texts.of(counts.number(data.question_count))} />
        <Figure name={texts.topics} figure={counts.number(passed(topics.values()))} rest={texts.of(counts.number(data.topics.length))} />
        <Figure name={texts.mocks} figure={counts.number(passed(mocks.values()))} rest={texts.of(counts.number(data.mocks.length))} />
      </dl>
      <p className="text-muted flex flex-wrap justify-between gap-x-6 gap-y-1">
        <span className={cx(!progress.isReady && 'learnt:invisible')}>{savedLine(progress, texts.saved)}</span>
        <a href={paths.statistics()} className="text-primary-strong font-semibold underline underline-offset-4">
          {texts.statistics}
        </a>
      </p>
    </section>
  )
}

function Figure({ name, figure, rest }: { name: string; figure: string; rest: ReactNode }) {
  return (
    <div className="bg-card border-line flex flex-col rounded-2xl border p-4">
      <dt className="text-muted leading-snug">{name}</dt>
      <dd className="mt-auto pt-1 leading-snug">
        <span className="font-display text-3xl font-extrabold tabular-nums">{figure}</span> <span className="text-muted block sm:inline">{rest}</span>
      </dd>
    </div>
  )
}

type AllowanceProps = { allowance: Progress['allowance']; freeDaily: number; isReady: boolean }

function Allowance({ allowance, freeDaily, isReady }: AllowanceProps) {
  const { today: texts } = useTexts('learning')
  const { counts } = useTexts('shell')
  const { limit, used, left, resetsAt } = isReady ? allowance : { limit: freeDaily, used: 0, left: freeDaily, resetsAt: null }
  if (limit === null) return <Figure name={texts.answeredToday} figure={counts.number(used)} rest={texts.noLimit} />
  const isOut = left === 0 && resetsAt !== null
  return (
    <Figure
      name={texts.leftToday}
      figure={counts.number(left ?? limit)}
      rest={isOut ? texts.resets(formatTime(resetsAt)) : texts.of(counts.number(limit))}
    />
  )
}
