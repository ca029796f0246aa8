import { cx } from '#lib/cx.ts'
import { useTexts } from '#locales/useTexts.ts'
import { LEVELS, type Level } from '#rules/mastery.ts'

/** How well a question is known: four steps, and the words. */
export function LevelMeter({ level, label }: { level: Level | null; label?: string | undefined }) {
  const { levels } = useTexts('practice')
  const reached = level === null ? 0 : LEVELS.indexOf(level) + 1
  return (
    <p className="flex items-center gap-2 text-base font-semibold whitespace-nowrap">
      <span aria-hidden="true" className="flex items-end gap-0.5">
        {LEVELS.map((one, step) => (
          <span key={one} className={cx('w-1.5 rounded-sm', heights[step], step < reached ? (reached === 1 ? 'bg-warn' : 'bg-good') : 'bg-line')} />
        ))}
      </span>
      {label && <span className="sr-only">{label}:</span>}
      {level === null ? levels.fresh : levels[level]}
    </p>
  )
}

const heights = ['h-1.5', 'h-2.5', 'h-3.5', 'h-4.5']
