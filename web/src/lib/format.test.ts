import { expect, test } from 'vitest'
import fc from 'fast-check'
import { formatClock, formatDay, formatMoney, formatNumber, formatPercent, formatTime } from '#lib/format.ts'
import { pluralEn, pluralPl } from '#lib/plural.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ').replaceAll('−', '-')

test('[EDN-01] numbers are grouped as each language does', () => {
  expect(formatNumber(1234567.5, 'en-GB', 1)).toBe('1,234,567.5')
  expect(plain(formatNumber(1234567.5, 'pl-PL', 1))).toBe('1 234 567,5')
  expect(formatNumber(1234, 'en-GB')).toBe('1,234')
  expect(formatNumber(1234, 'pl-PL')).toBe('1234')
  expect(formatNumber(-0.4, 'en-GB')).toBe('0')
})

test('[EDN-01] numbers are written as a full ICU writes them', () => {
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom('en-GB' as const, 'pl-PL' as const), (value, language) => {
      expect(plain(formatNumber(value, language))).toBe(plain(new Intl.NumberFormat(language).format(value)))
    }),
  )
})

test('[EDN-01] prices carry the currency of the edition where the language puts it', () => {
  expect(formatMoney(1299, 'GBP', 'en-GB')).toBe('£12.99')
  expect(formatMoney(123456, 'GBP', 'en-GB')).toBe('£1,234.56')
  expect(plain(formatMoney(1299, 'PLN', 'pl-PL'))).toBe('12,99 zł')
  expect(plain(formatMoney(-500, 'PLN', 'pl-PL'))).toBe('-5,00 zł')
})

test('[EDN-01] dates have the month names of the language, in the case that a date needs', () => {
  expect(plain(formatDay('2025-12-04', 'en-GB'))).toBe('4 December 2025')
  expect(plain(formatDay('2025-12-04', 'pl-PL'))).toBe('4 grudnia 2025')
  expect(plain(formatDay('2026-05-31', 'pl-PL', 'short'))).toBe('31 maj 2026')
  expect(formatDay('soon', 'en-GB')).toBe('soon')
})

test('[EDN-01] every day of a year is written as a full ICU writes it', () => {
  for (let day = Date.UTC(2028, 0, 1); day < Date.UTC(2029, 0, 1); day += 86_400_000) {
    for (const language of ['en-GB', 'pl-PL'] as const) {
      const full = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day)
      expect(plain(formatDay(new Date(day).toISOString().slice(0, 10), language))).toBe(plain(full))
    }
  }
})

test('a clock counts minutes, and hours when there are any', () => {
  expect(formatClock(57 * 60)).toBe('57:00')
  expect(formatClock(35.9)).toBe('0:35')
  expect(formatClock(3725)).toBe('1:02:05')
  expect(formatClock(-1)).toBe('0:00')
  expect(formatPercent(0.864, 'pl-PL')).toBe('86%')
})

test('[EDN-01] a noun after any number has the form that the language gives it', () => {
  const english = new Intl.PluralRules('en-GB')
  const polish = new Intl.PluralRules('pl-PL')
  for (let count = 0; count <= 1200; count += 1) {
    expect(pluralEn(count, { one: 'one', other: 'other' })).toBe(english.select(count))
    expect(pluralPl(count, { one: 'one', few: 'few', many: 'many' })).toBe(polish.select(count))
  }
})

test('[ROLE-01] an instant is told in the time of the place where the device is', () => {
  expect(formatTime(new Date(2026, 10, 21, 14, 5).getTime())).toBe('14:05')
  expect(formatTime(new Date(2026, 10, 22).getTime())).toBe('00:00')
})
