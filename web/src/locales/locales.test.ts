import { expect, test } from 'vitest'
import { serverTexts } from '#app/pages.server.ts'
import { loadTexts } from './chunks.ts'

type Leaf = { key: string; text: unknown }

function leavesOf(value: unknown, key = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ key, text: value }]
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, `${key}.${name}`))
}

const english = leavesOf(serverTexts['en-GB'])
const polish = leavesOf(serverTexts['pl-PL'])

test('[EDN-01] both languages have the same texts, none of them empty', () => {
  expect(polish.map(({ key }) => key)).toEqual(english.map(({ key }) => key))
  for (const { key, text } of [...english, ...polish]) expect(text, key).not.toBe('')
})

test('[EDN-01] Polish keeps one-letter words with the word that follows', () => {
  for (const { key, text } of polish) {
    if (typeof text === 'string') expect(text, key).not.toMatch(/(^|\s)[aiouwzAIOUWZ] /)
  }
})

test('[EDN-01] counted nouns have the form of their number', () => {
  const { counts } = serverTexts['pl-PL'].shell
  expect(counts.questions(1)).toBe('1\u00a0pytanie')
  expect(counts.questions(2)).toBe('2\u00a0pytania')
  expect(counts.questions(12)).toBe('12\u00a0pytań')
  expect(counts.questions(24)).toBe('24\u00a0pytania')
  expect(serverTexts['en-GB'].shell.counts.questions(1)).toBe('1\u00a0question')
  expect(serverTexts['en-GB'].shell.counts.questions(1480)).toBe('1,480\u00a0questions')
})

test('only the named parts are loaded, in the language asked for', async () => {
  const loaded = await loadTexts(['shell', 'home'], 'pl-PL')
  expect(Object.keys(loaded).toSorted()).toEqual(['home', 'shell'])
  expect(loaded.home?.start).toBe(serverTexts['pl-PL'].home.start)
})

test('[ROUTE-29] the 404 page has the texts of the specification', () => {
  const { notFound } = serverTexts['en-GB'].shell
  expect([notFound.number, notFound.title, notFound.description]).toEqual(['404', 'page not found', 'something went wrong'])
})

test('[ERR-01] the error page has the text of the specification', () => {
  expect(serverTexts['en-GB'].shell.fault.text).toBe('Sorry, but something went wrong and this page is currently broken.')
})
