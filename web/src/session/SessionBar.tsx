import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#locales/useTexts.ts'

type SessionBarProps = {
  /** The page's heading, where it is not further down. */
  title?: string
  /** Where in the session this is. */
  place?: ReactNode
  /** Clock and further controls. */
  children?: ReactNode
  /** A line of progress below. */
  strip?: ReactNode
} & ({ onLeave: () => void; leaveTo?: never } | { leaveTo: string; onLeave?: never })

const leaveClass = 'text-muted hover:text-ink hover:bg-sunken -ml-2.5 grid size-11 shrink-0 place-items-center rounded-xl'

/** All that stands above a question: the way out, where one is, the clock. */
export function SessionBar({ title, place, children, strip, ...leave }: SessionBarProps) {
  const { session } = useTexts('practice')
  const icon = <X aria-hidden="true" className="size-6" />
  return (
    <div className="bg-card sticky top-0 z-20">
      <div className="wrap flex min-h-13 items-center gap-2">
        {leave.leaveTo === undefined ? (
          <button type="button" aria-label={session.leave} title={session.leave} onClick={leave.onLeave} className={leaveClass}>
            {icon}
          </button>
        ) : (
          <a href={leave.leaveTo} aria-label={session.leave} title={session.leave} className={leaveClass}>
            {icon}
          </a>
        )}
        <div className="flex min-w-0 flex-1 items-baseline gap-3">
          {title && <h1 className={place ? 'truncate text-base font-bold tracking-normal max-sm:sr-only' : 'truncate text-lg'}>{title}</h1>}
          {place && <div className="text-muted font-display truncate text-base font-bold tabular-nums sm:shrink-0">{place}</div>}
        </div>
        {children}
      </div>
      {strip ?? <div className="bg-line h-px" />}
    </div>
  )
}
