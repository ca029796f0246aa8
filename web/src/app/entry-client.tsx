import './fonts.css'
import './styles.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { now } from '#lib/clock.ts'
import { setNavigator } from '#lib/navigation.ts'
import { showToast } from '#lib/toasts.ts'
import type { Payload } from '#payloads.ts'
import { App, type Shown } from './App.tsx'
import { focusPage, scrollTo } from './arrive.ts'
import { isChunkFault, mayReload } from './chunk-reload.ts'
import { updateHead } from './head.ts'
import { followLinks } from './links.ts'
import { createPayloadSource, payloadUrl } from './payload-source.ts'
import { createRouter, type Arrival, type Browser } from './router.ts'
import { keptScrolls, keepScrolls } from './scroll-memory.ts'
import { brokenScreen, openScreen, preloadScreen, prepareScreen, type Screen } from './screen.ts'
import { watchBuild } from './updates.ts'

const keyOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : ''

const browser: Browser = {
  href: () => window.location.href,
  load: (to) => window.location.assign(to),
  push: (to, key) => window.history.pushState({ key }, '', to),
  replace: (to, key) => window.history.replaceState({ key }, '', to),
  key: () => keyOf(window.history.state),
  scrollY: () => window.scrollY,
  newKey: () => `${now()}`,
}

const reloadFor = (to: string) => {
  const may = mayReload(sessionStorage, new URL(to, window.location.href).pathname, now())
  if (may) window.location.assign(to)
  return may
}

async function firstPayload(): Promise<Payload> {
  const written = document.getElementById('payload')?.textContent
  // In development the page comes without one.
  return written ? JSON.parse(written) : (await fetch(payloadUrl(window.location.pathname))).json()
}

function startRouter(first: Screen, show: (next: Shown) => void) {
  const after = (screen: Screen, arrival: Arrival) => () => {
    updateHead(screen.payload)
    focusPage()
    scrollTo(arrival)
  }
  const onUnreachable = () => showToast(first.texts.chunks.shell?.noConnection ?? '', 'bad')
  const scrolls = keptScrolls()
  const router = createRouter(first, {
    browser,
    payloads: createPayloadSource({
      origin: window.location.origin,
      onPrefetched: (payload) => void preloadScreen(payload).catch(() => undefined),
    }),
    open: openScreen,
    show: (screen, arrival) => show({ screen, after: after(screen, arrival) }),
    scrollTo,
    onUnreachable,
    onFault: (fault, to, payload) => {
      // Without a network a load would take away what stands.
      if (isChunkFault(fault) && !navigator.onLine) return onUnreachable()
      if (isChunkFault(fault) && reloadFor(to)) return
      console.error(fault)
      show({ screen: brokenScreen(payload, first.texts) })
    },
    scrolls,
  })
  keepScrolls(scrolls)
  window.addEventListener('popstate', () => void router.navigate(window.location.href, 'pop'))
  return router
}

async function start() {
  const payload = await firstPayload()
  document.documentElement.lang = payload.site.locale
  const prepared = await prepareScreen(payload)
  const first = prepared.first()
  let show: (next: Shown) => void = () => undefined
  const router = startRouter(first, (next) => show(next))
  const app = (
    <App
      first={{ screen: first }}
      isPending={router.isPending}
      onScreen={(listen) => {
        show = listen
        // Who has gone on to another page meanwhile is not called back.
        if (prepared.hasMore) void prepared.open().then((screen) => router.isAtStart() && listen({ screen }))
      }}
    />
  )
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root element.')
  if (root.firstElementChild) hydrateRoot(root, app)
  else createRoot(root).render(app)
  setNavigator((to, how) => void router.navigate(to, how))
  followLinks(router)
  watchBuild(payload.build, router.takeUpdate)
}

start().catch((fault: unknown) => {
  if (isChunkFault(fault) && reloadFor(window.location.href)) return
  throw fault
})
