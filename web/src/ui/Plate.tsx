import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'

/** The shapes that road signs speak in: order, prohibition, warning, stop, information, direction, end of a limit. */
export type PlateShape = 'order' | 'limit' | 'warning' | 'stop' | 'information' | 'direction' | 'end'

const frames: Record<PlateShape, ReactNode> = {
  order: <circle cx="32" cy="32" r="30" className="fill-sign-blue" />,
  limit: <circle cx="32" cy="32" r="27" className="fill-sign-white stroke-sign-red" strokeWidth="7" />,
  warning: (
    <path
      d="M32 8.5 58 54.5H6Z"
      className="fill-sign-white stroke-sign-red"
      strokeWidth="7"
      strokeLinejoin="round"
    />
  ),
  stop: (
    <>
      <path d="M21 2h22l19 19v22L43 62H21L2 43V21Z" className="fill-sign-red" />
      <path d="M22.7 6h18.6L58 22.7v18.6L41.3 58H22.7L6 41.3V22.7Z" fill="none" className="stroke-sign-white" strokeWidth="2.5" />
    </>
  ),
  information: <rect x="3" y="3" width="58" height="58" rx="9" className="fill-sign-blue" />,
  direction: (
    <>
      <rect x="2" y="2" width="60" height="60" rx="10" className="fill-route" />
      <rect x="6" y="6" width="52" height="52" rx="7" fill="none" className="stroke-sign-white" strokeWidth="2.5" />
    </>
  ),
  end: (
    <>
      <circle cx="32" cy="32" r="29" className="fill-sign-white stroke-sign-black" strokeWidth="2" />
      <path d="M13 51 51 13" className="stroke-sign-black" strokeWidth="9" />
    </>
  ),
}
const baseline: Partial<Record<PlateShape, number>> = { warning: 49, stop: 38.5 }
const onWhite: readonly PlateShape[] = ['limit', 'warning', 'end']

type PlateProps = {
  shape: PlateShape
  /** A figure or mark as text, or a drawing 64 units wide. */
  children?: ReactNode
  className?: string
}

/** A mark shaped like a road sign. It decorates: the words stand beside it. */
export function Plate({ shape, children, className }: PlateProps) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={cx('size-14', className)}>
      {frames[shape]}
      <g className={onWhite.includes(shape) ? 'fill-sign-black text-sign-black' : 'fill-sign-white text-sign-white'}>
        {typeof children === 'string' ? (
          <text
            x="32"
            y={baseline[shape] ?? 42}
            textAnchor="middle"
            className={cx('font-display font-extrabold', children.length > 3 ? 'text-[18px]' : 'text-[27px]')}
          >
            {children}
          </text>
        ) : (
          children
        )}
      </g>
    </svg>
  )
}
