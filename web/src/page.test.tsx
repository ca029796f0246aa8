import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadedPage, plainPage } from '#page.ts'
import type { Payload } from '#payloads.ts'
import { payloadOf } from '#fixtures/payloads.mjs'

const payload: Payload<'home'> = payloadOf('/', 'GB', 'b1')

test('a page that needs the device shows its shell first, and itself when it has what it needs', async () => {
  const page = loadedPage('home', {
    layout: 'session',
    load: async ({ data }) => data.question_count * 2,
    Shell: () => <p>wait</p>,
    Component: ({ loaded }) => <p>{loaded}</p>,
  })
  expect(renderToStaticMarkup(page.first(payload))).toBe('<p>wait</p>')
  expect(renderToStaticMarkup(await page.open(payload))).toBe('<p>2960</p>')
  expect([page.layout, page.hasMore]).toEqual(['session', true])
})

test('a plain page is the same on the server and on the device', async () => {
  const page = plainPage('home', { Component: (props) => <p>{props.payload.title}</p> })
  expect(renderToStaticMarkup(await page.open(payload))).toBe(renderToStaticMarkup(page.first(payload)))
  expect([page.layout, page.hasMore]).toEqual(['site', false])
})
