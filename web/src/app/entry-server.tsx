import { renderToString } from 'react-dom/server'
import type { Payload } from '#payloads.ts'
import { App } from './App.tsx'
import { headHtml, headOf } from './head.ts'
import { isKnownPage, type KnownPage } from './pages.ts'
import { serverPages, serverTexts } from './pages.server.ts'
import { preloadsOf } from './preloads.ts'
import type { Screen } from './screen.ts'

function screenOf<N extends KnownPage>(payload: Payload<N>): Screen {
  const page = serverPages[payload.page]
  const { locale } = payload.site
  return { payload, texts: { locale, chunks: serverTexts[locale] }, layout: page.layout, view: page.first(payload) }
}

const isKnown = (payload: Payload): payload is Payload<KnownPage> => isKnownPage(payload.page)

/** Renders a payload. Nothing is read but the payload, nothing is kept for the next one. */
export async function render(inputJson: string): Promise<{ head: string; body: string }> {
  const payload: Payload = JSON.parse(inputJson)
  const { page } = payload
  if (!isKnown(payload)) throw new Error(`This build has no page "${page}".`)
  return {
    head: `${preloadsOf(payload.page, payload.site.locale)}\n${headHtml(headOf(payload))}`,
    body: renderToString(<App first={{ screen: screenOf(payload) }} />),
  }
}
