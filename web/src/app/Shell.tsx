import type { ReactNode } from 'react'
import { useStore, type Store } from '#lib/store.ts'
import { useTexts } from '#locales/useTexts.ts'
import type { Layout } from '#page.ts'
import type { Payload } from '#payloads.ts'
import { SkipLink } from '#ui/SkipLink.tsx'
import { Toasts } from '#ui/Toasts.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

type ShellProps = {
  payload: Payload
  layout: Layout
  isPending?: Store<boolean>
  /** The title of a page that was just opened, for screen readers. */
  announced: string
  children: ReactNode
}

/** What stands around every page. */
export function Shell({ payload, layout, isPending, announced, children }: ShellProps) {
  const texts = useTexts('shell')
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink to="#main">{texts.skipToContent}</SkipLink>
      {isPending && <PendingBar isPending={isPending} />}
      {layout === 'site' && <Header payload={payload} />}
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      {layout === 'site' && <Footer payload={payload} />}
      <p aria-live="polite" className="sr-only">
        {announced}
      </p>
      <Toasts />
    </div>
  )
}

function PendingBar({ isPending }: { isPending: Store<boolean> }) {
  const isShown = useStore(isPending, false)
  return isShown ? (
    <div aria-hidden="true" className="animate-arriving bg-primary fixed inset-x-0 top-0 z-50 h-1 origin-left" />
  ) : null
}
