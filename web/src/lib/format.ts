// Written out by hand because the engine that renders pages on the server has no Intl,
// and a browser's own forms would differ from the server's.

/** The languages that the site writes numbers and dates in. */
export type Language = 'en-GB' | 'pl-PL'

const nbsp = '\u00a0'

const forms = {
  'en-GB': {
    thousands: ',',
    decimal: '.',
    // Polish leaves four digits together: 1234, but 12 345.
    groupFrom: 4,
    months: 'January February March April May June July August September October November December'.split(' '),
    shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  },
  'pl-PL': {
    thousands: nbsp,
    decimal: ',',
    groupFrom: 5,
    months:
      'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia'.split(' '),
    shortMonths: 'sty lut mar kwi maj cze lip sie wrz paź lis gru'.split(' '),
  },
} satisfies Record<Language, object>

function group(digits: string, language: Language): string {
  const { groupFrom, thousands } = forms[language]
  return digits.length < groupFrom ? digits : digits.replace(/\B(?=(\d{3})+$)/g, thousands)
}

/** A number as the language writes it, with exactly `decimals` decimal places. */
export function formatNumber(value: number, language: Language, decimals = 0): string {
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.')
  const isZero = Number(value.toFixed(decimals)) === 0
  const text = group(whole, language) + (fraction ? forms[language].decimal + fraction : '')
  return value < 0 && !isZero ? `−${text}` : text
}

/** A share of 1 as whole percent: 0.864 is 86%. */
export function formatPercent(share: number, language: Language): string {
  return `${formatNumber(Math.round(share * 100), language)}%`
}

/** An amount in minor units: 1299 is £12.99 or 12,99 zł. */
export function formatMoney(minorUnits: number, currency: 'GBP' | 'PLN', language: Language): string {
  const sign = minorUnits < 0 ? '−' : ''
  const amount = formatNumber(Math.abs(minorUnits) / 100, language, 2)
  return currency === 'GBP' ? `${sign}£${amount}` : `${sign}${amount}${nbsp}zł`
}

/** A day written "YYYY-MM-DD" as people write it: 4 December 2025, 4 grudnia 2025. Anything else stays as it is. */
export function formatDay(day: string, language: Language, length: 'long' | 'short' = 'long'): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)
  const months = length === 'long' ? forms[language].months : forms[language].shortMonths
  const month = months[Number(match?.[2]) - 1]
  return match && month ? `${Number(match[3])}${nbsp}${month} ${match[1]}` : day
}

/** The time of day of an instant, where the device is: 14:05. Devices only, the server has no place. */
export function formatTime(at: number): string {
  const date = new Date(at)
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Seconds as a clock shows them: 3420 is 57:00, 3725 is 1:02:05. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const two = (part: number) => String(part).padStart(2, '0')
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}
