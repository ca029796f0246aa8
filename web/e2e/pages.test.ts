import type { Page, Response } from 'playwright-core'
import { expectSound } from './harness/audit.ts'
import { expect, test } from './harness/test.ts'

const editions = ['GB', 'PL'] as const
const readable = ['/', '/learning', '/learning/topics', '/learning-modes']
const all = [...readable, '/personal-account/statistics', '/learning/topics/topic-ticket-101', '/nope']
const notFound = /status of 404/

/** The redirect that a page came by. */
async function cameBy(response: Response | null): Promise<{ status: number; location: string } | null> {
  const before = await response?.request().redirectedFrom()?.response()
  return before ? { status: before.status(), location: before.headers()['location'] ?? '' } : null
}

/** Follows a link of this address that stands on the page, without loading the page anew. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    Object.assign(window, { isOld: true })
    const link = document.createElement('a')
    link.href = to
    document.querySelector('main')?.append(link)
    link.click()
  }, href)
}

const isSameLoad = (page: Page) => page.evaluate(() => 'isOld' in window)

for (const edition of editions) {
  test(`[ROUTE-18] [ROUTE-20] [ROUTE-21] [ROUTE-30] every page comes as a whole and comes alive without changing or complaining (${edition})`, async ({ visit, service }) => {
    const { page, ...visitor } = await visit({ edition, width: 1280, expected: notFound })
    for (const path of all) {
      await page.goto(service.at(edition, path), { waitUntil: 'commit' })
      // All of the HTML is there; its code has not run yet.
      await page.locator('#payload').waitFor({ state: 'attached' })
      if (readable.includes(path)) {
        const written = await page.getByRole('main').textContent()
        await page.waitForLoadState('networkidle')
        expect(await page.getByRole('main').textContent(), path).toBe(written)
      }
      await page.waitForLoadState('networkidle')
      expect(visitor.complaints, path).toEqual([])
    }
  })

  test(`[ROUTE-18] [ROUTE-30] pages can be read without JavaScript (${edition})`, async ({ visit, service }) => {
    const visitor = await visit({ edition, javaScriptEnabled: false })
    const { page, words } = visitor
    await page.goto(service.at(edition, '/learning'))
    await visitor.heading(words.learning.learning.title).waitFor()
    for (const way of ['express', 'marathon', 'nonstop', 'individual'] as const) await page.getByRole('main').getByRole('link', { name: words.shell.ways[way].name }).first().waitFor()
    await page.goto(service.at(edition, '/learning/topics'))
    const topics = page.getByRole('main').getByRole('heading', { level: 2 }).or(page.getByRole('main').getByRole('heading', { level: 3 }))
    expect(await topics.count()).toBeGreaterThan(20)
    expect(await page.getByRole('main').getByRole('link', { name: edition === 'GB' ? /part 1/i : /część 1/i }).count()).toBeGreaterThan(20)
  })

  test(`[ROUTE-30] [EDN-01] a page says what it is to those who only read its head (${edition})`, async ({ visit, service }) => {
    const { page } = await visit({ edition, javaScriptEnabled: false })
    const contentOf = (selector: string) => page.locator(selector).getAttribute('content')
    for (const path of readable) {
      await page.goto(service.at(edition, path))
      const url = service.at(edition, path)
      expect(await page.locator('html').getAttribute('lang')).toBe(edition === 'GB' ? 'en-GB' : 'pl-PL')
      expect((await page.title()).length, path).toBeGreaterThan(10)
      expect((await contentOf('meta[name=description]'))?.length, path).toBeGreaterThan(40)
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(url)
      expect(await contentOf('meta[property="og:url"]')).toBe(url)
      expect(await contentOf('meta[property="og:title"]')).toBe(await page.title())
      const structured: { '@context': string; '@type': string }[] = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text))
      expect(structured.map((one) => one['@type']).join(), path).toContain(path === '/' ? 'WebSite' : 'BreadcrumbList')
      expect(new Set(structured.map((one) => one['@context'])), path).toEqual(new Set(['https://schema.org']))
      for (const other of editions) {
        const locale = other === 'GB' ? 'en-gb' : 'pl-pl'
        expect(await page.locator(`link[rel=alternate][hreflang=${locale}]`).getAttribute('href')).toBe(service.at(other, path))
      }
    }
  })

  test(`[ROUTE-29] [ROUTE-26] what does not exist is said to be so, by status and in words (${edition})`, async ({ visit, service }) => {
    const visitor = await visit({ edition, isDark: edition === 'PL', expected: notFound })
    const { page, words } = visitor
    const missing = ['/nope', '/learning/mock-ticket-x', '/learning/mock-ticket-999', '/learning/dance-ticket-1', '/learning/topics/mock-ticket-1', '/learning-modes/mock-ticket-1']
    for (const path of missing) {
      const response = await page.goto(service.at(edition, path))
      expect(response?.status(), path).toBe(404)
      await page.getByText('404', { exact: true }).waitFor()
      await visitor.heading(words.shell.notFound.title).waitFor()
      await page.getByText(words.shell.notFound.description, { exact: true }).waitFor()
      const payload: { message: string } = JSON.parse((await page.locator('#payload').textContent()) ?? '')
      expect(payload.message).toBe(`Page Not Found: ${path}`)
    }
    await expectSound(page, 'the page that says 404')
    await visitor.link(words.shell.notFound.home).click()
    await page.waitForURL(service.at(edition, '/'))
    await follow(page, '/learning/dance-ticket-1')
    await visitor.heading(words.shell.notFound.title).waitFor()
    expect(await isSameLoad(page)).toBe(true)
  })

  test(`[EDN-01] [EDN-02] the footer has the edition’s own contacts, in its own language (${edition})`, async ({ visit }) => {
    const visitor = await visit({ edition })
    const { page, words } = visitor
    await visitor.open('/')
    const footer = page.getByRole('contentinfo')
    const contacts = {
      GB: ['020 7946 0123', 'support@gb.example.com', '1 Example Street', '/gb/app/', '.gb'],
      PL: ['22 000 00 00', 'pomoc@pl.example.com', 'ul. Przykładowa 1', '/pl/app/', '.pl'],
    }
    const [phone = '', email = '', street = '', apple = '', google = ''] = contacts[edition]
    expect(await footer.getByRole('link', { name: phone }).getAttribute('href')).toBe(`tel:${phone.replaceAll(' ', '')}`)
    expect(await footer.getByRole('link', { name: email }).getAttribute('href')).toBe(`mailto:${email}`)
    await footer.getByText(street).waitFor()
    expect(await footer.getByRole('link', { name: words.shell.footer.appStore }).getAttribute('href')).toContain(apple)
    expect((await footer.getByRole('link', { name: words.shell.footer.googlePlay }).getAttribute('href'))?.endsWith(google)).toBe(true)
    await footer.getByText(words.shell.footer.company('00000000')).waitFor()
  })
}

test('[EDN-01] one click leads to the same page of the other edition', async ({ visit, service }) => {
  const visitor = await visit({ width: 1280 })
  await visitor.open('/learning/topics')
  await visitor.page.getByRole('banner').getByRole('link', { name: 'Polska' }).click()
  await visitor.page.waitForURL(service.at('PL', '/learning/topics'))
  await visitor.heading('Wszystkie tematy').waitFor()
})

test('[ROUTE-27] a trailing slash is taken away, the query stays; capitals do not matter', async ({ visit, service }) => {
  const visitor = await visit()
  const { page } = visitor
  const slashed = await page.goto(service.at('GB', '/learning/topics/?from=Mail'))
  expect(await cameBy(slashed)).toEqual({ status: 301, location: '/learning/topics?from=Mail' })
  expect(page.url()).toBe(service.at('GB', '/learning/topics?from=Mail'))
  const loud = await page.goto(service.at('GB', '/LEARNING/Topics'))
  expect(loud?.status()).toBe(200)
  await visitor.heading('All topics').waitFor()
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(service.at('GB', '/learning/topics'))
  await visitor.alive()
  await follow(page, '/Learning/?a=1')
  await visitor.heading('Learning').waitFor()
  expect(await isSameLoad(page)).toBe(true)
})

test('[GUARD-05] what one edition does not have leads to its start, on the first load and in the app alike', async ({ visit, service }) => {
  const visitor = await visit({ edition: 'PL' })
  const { page } = visitor
  for (const path of ['/hazard-perception', '/driving-instructors', '/guide']) {
    expect(await cameBy(await page.goto(service.at('PL', path)))).toEqual({ status: 302, location: '/' })
    expect(page.url()).toBe(service.at('PL', '/'))
    await visitor.open('/learning')
    await follow(page, path)
    await page.waitForURL(service.at('PL', '/'))
    await page.getByRole('heading', { level: 1, name: new RegExp(visitor.words.home.title.first) }).waitFor()
    expect(await isSameLoad(page), path).toBe(true)
  }
})
