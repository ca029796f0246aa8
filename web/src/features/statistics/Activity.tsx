import { formatDay, formatPercent } from '#lib/format.ts'
import { useLocale, useTexts } from '#locales/useTexts.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { Figure } from './Figure.tsx'
import type { DayActivity } from './statistics.ts'

/** Answers day by day over the last weeks. */
export function Activity({ days }: { days: readonly DayActivity[] }) {
  const { statistics: texts } = useTexts('statistics')
  const { counts } = useTexts('shell')
  const locale = useLocale()
  const busy = days.filter(({ answers }) => answers > 0)
  const sum = (of: (day: DayActivity) => number) => days.reduce((total, day) => total + of(day), 0)
  const answers = sum((day) => day.answers)
  const right = answers > 0 ? sum((day) => day.right) / answers : 0
  const columns = [
    { title: texts.day, cell: ({ day }: DayActivity) => formatDay(day, locale, 'short') },
    { title: texts.answers, cell: (day: DayActivity) => counts.number(day.answers), isNumber: true },
    { title: texts.right, cell: (day: DayActivity) => counts.number(day.right), isNumber: true },
  ] as const
  return (
    <Figure
      title={texts.activityTitle}
      lead={texts.activityLead(counts.answers(answers), counts.days(busy.length), formatPercent(right, locale))}
      picture={<Days days={days} />}
      table={<DataTable caption={texts.activityTitle} isCaptionHidden columns={columns} rows={busy.toReversed()} keyOf={({ day }) => day} />}
    />
  )
}

const height = 100
const step = 10

function Days({ days }: { days: readonly DayActivity[] }) {
  const { statistics: texts } = useTexts('statistics')
  const { counts } = useTexts('shell')
  const locale = useLocale()
  const most = Math.max(1, ...days.map(({ answers }) => answers))
  const tall = (count: number) => (count / most) * height
  return (
    <div>
      <div className="text-muted flex flex-wrap justify-between gap-x-5 gap-y-1">
        <span className="flex items-center gap-2">
          <Swatch className="text-primary" /> {texts.right}
          <Swatch className="text-edge ml-3" /> {texts.wrong}
        </span>
        <span>{texts.most(counts.number(most))}</span>
      </div>
      <svg viewBox={`0 0 ${days.length * step} ${height}`} preserveAspectRatio="none" aria-hidden="true" className="border-line mt-3 h-36 w-full border-b">
        {days.map(({ day, answers, right }, place) => (
          <g key={day}>
            <rect x={place * step + 1} width={step - 2} y={height - tall(answers)} height={tall(answers - right)} className="fill-edge" />
            <rect x={place * step + 1} width={step - 2} y={height - tall(right)} height={tall(right)} className="fill-primary" />
          </g>
        ))}
      </svg>
      <p className="text-muted mt-1.5 flex justify-between gap-4">
        <span>{formatDay(days[0]?.day ?? '', locale, 'short')}</span>
        <span>{texts.today}</span>
      </p>
    </div>
  )
}

function Swatch({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 10 10" aria-hidden="true" className={`size-3.5 shrink-0 ${className}`}>
      <rect width="10" height="10" rx="3" fill="currentColor" />
    </svg>
  )
}
