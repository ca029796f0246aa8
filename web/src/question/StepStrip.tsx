import { cx } from '#lib/cx.ts'

export type StepMark = 'open' | 'right' | 'wrong' | 'given'

const fills: Record<StepMark, string> = { open: 'fill-line', right: 'fill-good', wrong: 'fill-bad', given: 'fill-primary' }

/** All steps of a session in one line, as they were answered. It decorates: the count stands beside it in words. */
export function StepStrip({ marks, position }: { marks: readonly StepMark[]; position: number }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${marks.length * 10} 6`} preserveAspectRatio="none" className="block h-1.5 w-full">
      {marks.map((mark, place) => (
        <rect
          // oxlint-disable-next-line react/no-array-index-key -- a place in the line is what a step is
          key={place}
          x={place * 10}
          width={marks.length > 60 ? 10 : 9.2}
          height="6"
          className={cx(mark === 'open' && place === position ? 'fill-edge' : fills[mark])}
        />
      ))}
    </svg>
  )
}
