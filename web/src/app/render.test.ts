import { expect, test } from 'vitest'
import type { Payload } from '#payloads.ts'
import { payloadOf } from '#fixtures/payloads.mjs'
import { render } from './entry-server.tsx'
import { isKnownPage } from './pages.ts'

const paths = [
  '/',
  '/learning',
  '/learning/topics',
  '/learning-modes',
  '/learning/mock-ticket-1',
  '/learning/topics/topic-ticket-101',
  '/learning-modes/express-ticket-1',
  '/personal-account/statistics',
  '/nope',
  '/broken',
]
const payload = (path: string, edition: 'GB' | 'PL' = 'GB'): Payload => payloadOf(path, edition, 'b1')
const html = (path: string, edition: 'GB' | 'PL' = 'GB') => render(JSON.stringify(payload(path, edition)))

test('[ROUTE-30] every page comes as whole HTML, without anything left for later and without inline styles', async () => {
  for (const edition of ['GB', 'PL'] as const) {
    for (const path of paths.filter((at) => isKnownPage(payload(at).page))) {
      const { body } = await html(path, edition)
      expect(body, path).toMatch(/<main[^>]*>.*<h1/s)
      expect(body, path).not.toMatch(/<!--\$[!?]|<template|\sstyle="/)
    }
  }
})

test('[ROUTE-30] the head has title, description, canonical, Open Graph, structured data and the other edition', async () => {
  const { head } = await html('/')
  for (const part of [
    '<title data-page>Greenleaf: driving theory test practice</title>',
    '<meta name="description"',
    '<link rel="canonical" href="http://localhost:8080/"',
    'property="og:title"',
    '<script type="application/ld+json" data-page>{"@context"',
    'hreflang="pl-pl"',
  ]) {
    expect(head).toContain(part)
  }
  expect((await html('/nope')).head).toContain('<meta name="robots" content="noindex" data-page>')
})

test('what comes from content cannot leave its place in the head', async () => {
  const evil = '</title><script>alert(1)</script>"'
  const { head } = await render(
    JSON.stringify({ ...payload('/'), title: evil, description: evil, structured: [{ name: '</script><b>' }] }),
  )
  expect(head).not.toContain('<script>alert')
  expect(head).not.toContain('</script><b>')
})

test('home says what it is and leads to every way to practise without an account', async () => {
  const { body } = await html('/')
  for (const path of [
    '/learning-modes/express-ticket-1',
    '/learning-modes/marathon-ticket-1',
    '/learning-modes/nonstop-ticket-1',
    '/learning-modes/individual-ticket-1',
    '/learning/simulator-ticket-1',
    '/learning/signs-ticket-1',
    '/learning/mock-ticket-1',
    '/learning/mistakes-ticket-100',
    '/learning/topics',
  ]) {
    expect(body, path).toContain(`href="${path}"`)
  }
})

test('the topics page names every topic and leads to every part', async () => {
  const page: Payload<'learning-topics'> = payloadOf('/learning/topics', 'GB', 'b1')
  const { body } = await html('/learning/topics')
  expect(page.data.topics.length).toBeGreaterThan(20)
  for (const part of page.data.topics.flatMap(({ parts }) => parts)) {
    expect(body).toContain(`href="/learning/topics/topic-ticket-${part.ticket_id}"`)
  }
})

test('the modes page offers express, marathon, non-stop and the individual exam', async () => {
  const { body } = await html('/learning-modes')
  for (const mode of ['express', 'marathon', 'nonstop', 'individual']) {
    expect(body).toContain(`href="/learning-modes/${mode}-ticket-1"`)
  }
})

test('[EDN-01] the Polish edition speaks Polish on every page', async () => {
  const { body } = await html('/', 'PL')
  expect(body).toContain('Zacznij ćwiczyć')
  expect(body).toContain('1480\u00a0pytań')
  expect(body).not.toContain('Start practising')
})

test('the footer shows phone, address, email, store links and company number of the edition', async () => {
  for (const edition of ['GB', 'PL'] as const) {
    const { site } = payload('/', edition)
    const { body } = await html('/', edition)
    for (const value of [site.phone, site.email, site.app_store, site.company_number]) expect(body).toContain(value)
    expect(body).toContain(site.address?.split('\n')[0])
    expect(body).not.toContain('Google Play')
  }
})

test('no menu of the Polish edition names what only Great Britain has', async () => {
  for (const path of ['/', '/learning']) {
    const { body } = await html(path, 'PL')
    expect(body).not.toMatch(/href="\/(hazard-perception|driving-instructors|guide)/)
  }
})
