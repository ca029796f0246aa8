import { createElement, type ComponentType, type ReactNode } from 'react'
import type { PageName, Payload } from '#payloads.ts'

/** How much of the site surrounds a page: a session has nothing around it that could distract. */
export type Layout = 'site' | 'session'

/** A page as the app sees it: what stands in the first HTML, and what the device shows once it has all it needs. */
export type Page<N extends PageName = PageName> = {
  layout: Layout
  first: (payload: Payload<N>) => ReactNode
  open: (payload: Payload<N>) => Promise<ReactNode>
  /** True when `open` shows more than `first`: the device must load something. */
  hasMore: boolean
}

type Plain<N extends PageName> = {
  layout?: Layout
  Component: ComponentType<{ payload: Payload<N> }>
}

type Loaded<N extends PageName, L> = {
  layout?: Layout
  /** Runs on the device only, before the page is shown. */
  load: (payload: Payload<N>) => Promise<L>
  /** What the server renders and the device shows while it loads on a first visit. */
  Shell: ComponentType<{ payload: Payload<N> }>
  Component: ComponentType<{ payload: Payload<N>; loaded: L }>
}

/** A page that shows its payload and nothing else. */
export function plainPage<N extends PageName>(_name: N, page: Plain<N>): Page<N> {
  const first = (payload: Payload<N>) => createElement(page.Component, { payload })
  return { layout: page.layout ?? 'site', first, open: async (payload) => first(payload), hasMore: false }
}

/** What stands in a page's place until the device has opened it. */
export type PageShell<N extends PageName> = Pick<Loaded<N, never>, 'layout' | 'Shell'>

/** A page as the server knows it: its shell, without the code that only a device runs. */
export function shellPage<N extends PageName>(_name: N, { layout = 'site', Shell }: PageShell<N>): Page<N> {
  const first = (payload: Payload<N>) => createElement(Shell, { payload })
  return { layout, first, open: async (payload) => first(payload), hasMore: true }
}

/** A page that needs something from the device before it can be shown. */
export function loadedPage<N extends PageName, L>(_name: N, page: Loaded<N, L>): Page<N> {
  return {
    layout: page.layout ?? 'site',
    first: (payload) => createElement(page.Shell, { payload }),
    open: async (payload) => createElement(page.Component, { payload, loaded: await page.load(payload) }),
    hasMore: true,
  }
}
