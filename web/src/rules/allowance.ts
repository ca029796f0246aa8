/** What is left of a day's limit; null where there is no limit. */
export function remaining(limit: number | null, used: number): number | null {
  return limit === null ? null : Math.max(0, limit - used)
}

/** How many of `wanted` more answers still fit into the day. */
export function fitting(limit: number | null, used: number, wanted: number): number {
  const left = remaining(limit, used)
  return left === null ? wanted : Math.min(left, wanted)
}

const HOUR = 3_600_000

/** The edition's calendar day ("2026-11-21") of an instant in milliseconds since 1970 UTC. */
export function dayOf(at: number, timeZone: string): string {
  return new Date(at + offset(at, timeZone)).toISOString().slice(0, 10)
}

/** The edition's next midnight after an instant, both in milliseconds since 1970 UTC. */
export function resetsAt(at: number, timeZone: string): number {
  const tomorrow = Date.parse(dayOf(at, timeZone)) + 24 * HOUR
  // The clocks may change on the way, so ask for the offset that holds at midnight itself.
  return tomorrow - offset(tomorrow - offset(at, timeZone), timeZone)
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  // Making a format costs far more than using one. Called on devices only: the server's page engine has no Intl.
  // oxlint-disable-next-line no-restricted-globals
  const made = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'medium' })
  formats.set(timeZone, made)
  return made
}

function offset(at: number, timeZone: string): number {
  const part = Object.fromEntries(formatOf(timeZone).formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000
}
