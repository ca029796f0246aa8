import type { LucideIcon } from 'lucide-react'
import { cx } from '#lib/cx.ts'

type IconToggleProps = {
  Icon: LucideIcon
  label: string
  /** Shown beside the icon where there is room. */
  text: string
  isOn?: boolean | undefined
  isDisabled?: boolean
  tone?: 'primary' | 'warn'
  onClick: () => void
}

/** A small action on the question: favourite, flag, hint. */
export function IconToggle({ Icon, label, text, isOn, isDisabled = false, tone = 'primary', onClick }: IconToggleProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      aria-disabled={isDisabled}
      title={label}
      onClick={isDisabled ? undefined : onClick}
      className={cx(
        'font-display flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-xl px-2.5 font-bold transition-colors',
        isDisabled ? 'text-muted opacity-60' : 'hover:bg-sunken',
        isOn && (tone === 'warn' ? 'text-warn' : 'text-primary-strong'),
      )}
    >
      <Icon aria-hidden="true" className="size-6 shrink-0" fill={isOn ? 'currentColor' : 'none'} />
      <span aria-hidden="true" className="hidden md:inline">
        {text}
      </span>
    </button>
  )
}
