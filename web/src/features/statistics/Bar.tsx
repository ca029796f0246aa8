import { cx } from '#lib/cx.ts'

const looks = { right: 'fill-primary', wrong: 'fill-edge' }

type BarProps = {
  total: number
  parts: readonly { count: number; look: keyof typeof looks }[]
  /** How many are needed: a line across the bar. */
  mark?: number | null
  className?: string
}

const width = 1000

/** Parts of a whole, one after the other. It decorates: the numbers stand beside it. */
export function Bar({ total, parts, mark = null, className }: BarProps) {
  const scale = total > 0 ? width / total : 0
  const before = (place: number) => parts.slice(0, place).reduce((sum, { count }) => sum + count, 0)
  return (
    <svg viewBox={`0 0 ${width} 10`} preserveAspectRatio="none" aria-hidden="true" className={cx('bg-line h-2.5 w-full rounded-full', className)}>
      {parts.map(({ count, look }, place) => (
        <rect key={look} x={before(place) * scale} width={count * scale} height="10" className={looks[look]} />
      ))}
      {mark !== null && <rect x={mark * scale - 3} width="6" height="10" className="fill-ink" />}
    </svg>
  )
}
