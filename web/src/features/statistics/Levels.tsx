import { cx } from '#lib/cx.ts'
import { formatPercent } from '#lib/format.ts'
import { useLocale, useTexts } from '#locales/useTexts.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { Figure } from './Figure.tsx'
import type { Share } from './statistics.ts'

const looks: Record<Share['level'], string> = {
  know_perfectly: 'text-good',
  know_well: 'text-primary',
  know: 'text-sign-yellow',
  dont_know: 'text-bad',
  unseen: 'text-line',
}

/** How well all questions are known, as one bar. */
export function Levels({ levels }: { levels: readonly Share[] }) {
  const { statistics: texts } = useTexts('statistics')
  const { counts } = useTexts('shell')
  const locale = useLocale()
  const total = levels.reduce((sum, { count }) => sum + count, 0)
  const share = (count: number) => formatPercent(total > 0 ? count / total : 0, locale)
  const columns = [
    { title: texts.level, cell: ({ level }: Share) => texts.levels[level] },
    { title: texts.questions, cell: ({ count }: Share) => counts.number(count), isNumber: true },
    { title: texts.share, cell: ({ count }: Share) => share(count), isNumber: true },
  ] as const
  return (
    <Figure
      title={texts.levelsTitle}
      lead={texts.levelsLead}
      picture={
        <div className="flex flex-col gap-4">
          <LevelBar levels={levels} total={total} />
          <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-5">
            {levels.map(({ level, count }) => (
              <li key={level} className="flex items-baseline gap-2.5 lg:flex-col lg:items-start lg:gap-0">
                <span className="flex items-baseline gap-2.5">
                  <svg viewBox="0 0 10 10" aria-hidden="true" className={cx('size-3.5 shrink-0 self-center', looks[level])}>
                    <rect width="10" height="10" rx="3" fill="currentColor" />
                  </svg>
                  {texts.levels[level]}
                </span>
                <span className="font-display ml-auto text-xl font-extrabold tabular-nums lg:ml-6">{counts.number(count)}</span>
              </li>
            ))}
          </ul>
        </div>
      }
      table={<DataTable caption={texts.levelsTitle} isCaptionHidden columns={columns} rows={levels} keyOf={({ level }) => level} />}
    />
  )
}

const width = 1000

function LevelBar({ levels, total }: { levels: readonly Share[]; total: number }) {
  const before = (place: number) => levels.slice(0, place).reduce((sum, { count }) => sum + count, 0)
  const scale = total > 0 ? width / total : 0
  return (
    <svg viewBox={`0 0 ${width} 24`} preserveAspectRatio="none" aria-hidden="true" className="h-6 w-full rounded-lg">
      {levels.map(({ level, count }, place) => (
        // A hair of the ground between two colours keeps them apart for every eye.
        <rect key={level} x={before(place) * scale} width={Math.max(0, count * scale - (count > 0 ? 2 : 0))} height="24" className={looks[level]} fill="currentColor" />
      ))}
    </svg>
  )
}
