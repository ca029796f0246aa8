import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Store } from '#lib/store.ts'
import { TextsContext } from '#locales/useTexts.ts'
import { FaultBoundary } from './FaultBoundary.tsx'
import { Shell } from './Shell.tsx'
import type { Screen } from './screen.ts'

/** A screen, and what to do once it can be seen. */
export type Shown = { screen: Screen; after?: () => void }

type AppProps = {
  first: Shown
  isPending?: Store<boolean>
  /** Where later screens come from; the server has none. */
  onScreen?: (show: (next: Shown) => void) => void
}

/** The window: one screen, replaced as a whole when the next is ready. */
export function App({ first, isPending, onScreen }: AppProps) {
  const [shown, setShown] = useState(first)
  const arrived = useRef(first)
  useEffect(() => onScreen?.((next) => startTransition(() => setShown(next))), [onScreen])
  // Before paint, so that the old scroll position is never seen on the new page.
  useLayoutEffect(() => {
    if (arrived.current === shown) return
    arrived.current = shown
    shown.after?.()
  }, [shown])
  const { payload, texts, layout, view } = shown.screen
  const isFirst = payload === first.screen.payload
  return (
    <TextsContext value={texts}>
      <Shell payload={payload} layout={layout} announced={isFirst ? '' : payload.title} {...(isPending ? { isPending } : {})}>
        <FaultBoundary key={payload.path}>{view}</FaultBoundary>
      </Shell>
    </TextsContext>
  )
}
