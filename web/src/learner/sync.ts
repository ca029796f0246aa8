import { ApiError } from '#api/error.ts'
import { findState, saveState, write, type Diary } from './diary.ts'
import { settleClock, type Exchange } from './exchange.ts'
import { pullAllowance, pullAttempts, pullFavourites } from './pull.ts'
import { sendAttempts, sendFavourites, sendFinishes } from './send.ts'

/**
 * Hands over all that waits, and where `isFull` fetches what was done on other devices.
 * May be broken off at any point and called again: nothing is lost or counted twice.
 */
export async function sync(exchange: Exchange, isFull: boolean): Promise<void> {
  const fuid = await whose(exchange)
  if (fuid === null) return
  try {
    await settleClock(exchange)
    // Nothing is dated for the service before the service has told the time.
    if (exchange.clock.offset === null) await pullAllowance(exchange)
    await settleClock(exchange)
    await sendAttempts(exchange, fuid)
    await sendFavourites(exchange, fuid)
    await sendFinishes(exchange, fuid)
    if (!isFull) return
    await pullAttempts(exchange)
    await pullFavourites(exchange, fuid)
    await pullAllowance(exchange)
  } catch (error) {
    // The service does not know this visitor any more: the next try makes a new one.
    if (error instanceof ApiError && error.status === 401) exchange.visitor.forget()
    throw error
  } finally {
    await settleClock(exchange)
  }
}

/** Under whose id to speak; nobody's while there is nothing to say. */
async function whose(exchange: Exchange): Promise<string | null> {
  const { diary, visitor } = exchange
  const fuid = visitor.find() ?? ((await hasNews(diary)) ? await visitor.need(exchange.calls) : null)
  const { owner } = await findState(diary)
  if (owner !== fuid) await write(diary, (writing) => saveState(writing, { owner: fuid, cursor: null, allowance: null }))
  return fuid
}

async function hasNews(diary: Diary): Promise<boolean> {
  const waiting = await Promise.all([diary.count('outbox'), diary.count('favouriteOps'), diary.count('finishes')])
  return waiting.some((count) => count > 0)
}
