import type { ReactNode } from 'react'

/** What can be done now, always in the same place at the lower edge. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className="bg-card border-line sticky bottom-0 z-10 border-t pb-[env(safe-area-inset-bottom)]">
      <div className="wrap flex min-h-16 max-w-4xl items-center justify-between gap-2 py-2">{children}</div>
    </div>
  )
}
