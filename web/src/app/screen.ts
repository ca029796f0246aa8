import { createElement, type ReactNode } from 'react'
import { loadTexts } from '#locales/chunks.ts'
import type { Texts } from '#locales/useTexts.ts'
import type { Layout, Page } from '#page.ts'
import type { Payload } from '#payloads.ts'
import { FaultView } from '#features/faults/FaultView.tsx'
import { isKnownPage, pages, type KnownPage } from './pages.ts'

/** All that stands in the window: a page, its payload and the texts of both page and shell. */
export type Screen = { payload: Payload; texts: Texts; layout: Layout; view: ReactNode }

const loaders: { [N in KnownPage]: { load: () => Promise<{ default: Page<N> }> } } = pages

const isKnown = (payload: Payload): payload is Payload<KnownPage> => isKnownPage(payload.page)

async function assemble<N extends KnownPage>(payload: Payload<N>) {
  const { locale } = payload.site
  const [code, chunks] = await Promise.all([
    loaders[payload.page].load(),
    loadTexts(['shell', ...pages[payload.page].texts], locale),
  ])
  const page = code.default
  const around = { payload, texts: { locale, chunks }, layout: page.layout }
  return {
    /** What the server rendered. */
    first: (): Screen => ({ ...around, view: page.first(payload) }),
    /** The page with all that it asks of the device; the error page in its place when the device cannot give it. */
    open: async (): Promise<Screen> => ({ ...around, view: await page.open(payload).catch(broken) }),
    hasMore: page.hasMore,
  }
}

function broken(fault: unknown): ReactNode {
  console.error(fault)
  return createElement(FaultView)
}

/** A page whose code cannot be had, in the texts that are at hand. */
export const brokenScreen = (payload: Payload, texts: Texts): Screen => ({
  payload,
  texts,
  layout: 'site',
  view: createElement(FaultView),
})

function known(payload: Payload): Payload<KnownPage> {
  const { page } = payload
  if (isKnown(payload)) return payload
  throw new Error(`This build has no page "${page}".`)
}

/** Loads a page's code and texts, on the first visit. */
export const prepareScreen = (payload: Payload) => assemble(known(payload))

/** Loads a page with everything it shows. */
export const openScreen = async (payload: Payload): Promise<Screen> => (await prepareScreen(payload)).open()

/** Loads a page's code and texts ahead of a visit. */
export async function preloadScreen(payload: Payload): Promise<void> {
  if (isKnown(payload)) await assemble(payload)
}
