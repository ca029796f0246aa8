import { cx } from '#lib/cx.ts'

type ProgressProps = {
  /** Between 0 and 1. */
  share: number
  /** What it is the progress of, for those who cannot see it. */
  label: string
  className?: string
}

const clamp = (share: number) => Math.min(1, Math.max(0, share))

// Widths are SVG attributes: the content security policy refuses style attributes in server HTML.

/** Progress as a bar. */
export function ProgressBar({ share, label, className }: ProgressProps) {
  const percent = Math.round(clamp(share) * 100)
  return (
    <svg
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={cx('bg-line h-1.5 w-full rounded-full', className)}
      preserveAspectRatio="none"
      viewBox="0 0 100 8"
    >
      <rect className="fill-primary" width={percent} height="8" rx="0" />
    </svg>
  )
}

const radius = 44
const around = 2 * Math.PI * radius

/** Progress as a ring, with a figure in its middle. */
export function ProgressRing({ share, label, text, className }: ProgressProps & { text: string }) {
  const percent = Math.round(clamp(share) * 100)
  return (
    <svg
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
      viewBox="0 0 100 100"
      className={cx('size-28', className)}
    >
      <circle className="stroke-line" cx="50" cy="50" r={radius} fill="none" strokeWidth="9" />
      <circle
        className="stroke-primary"
        cx="50"
        cy="50"
        r={radius}
        fill="none"
        strokeWidth="9"
        strokeLinecap={percent > 0 ? 'round' : 'butt'}
        strokeDasharray={`${((percent / 100) * around).toFixed(2)} ${around.toFixed(2)}`}
        transform="rotate(-90 50 50)"
      />
      <text x="50" y="58" textAnchor="middle" className="fill-ink font-display text-[1.45rem] font-extrabold">
        {text}
      </text>
    </svg>
  )
}
