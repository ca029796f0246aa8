import { ATTEMPTS_PER_PAGE } from '#api/calls.ts'
import type { KeptAttempt } from '#api/shapes.ts'
import { findState, saveState, write, type Attempt } from './diary.ts'
import type { Exchange } from './exchange.ts'
import { Folding } from './folding.ts'

/** Fetches what the learner did anywhere since the last time; each answer lands in its place in time. */
export async function pullAttempts({ diary, calls, timeZone, tell }: Exchange): Promise<void> {
  for (;;) {
    const { cursor } = await findState(diary)
    const page = await calls.listAttempts(cursor)
    const changes = await write(diary, async (writing) => {
      const folding = new Folding(writing, timeZone())
      for (const kept of page.attempts) {
        // What the service holds is the last word on an answer.
        await folding.add(attemptOf(kept))
        await writing.objectStore('outbox').delete(kept.id)
        await writing.objectStore('refused').delete(kept.id)
      }
      await saveState(writing, { cursor: page.cursor })
      return folding.settle()
    })
    tell(changes)
    if (page.attempts.length < ATTEMPTS_PER_PAGE) return
  }
}

function attemptOf(kept: KeptAttempt): Attempt {
  const { id, chosen, mode, ticket } = kept
  const answeredAt = Date.parse(kept.answered_at)
  return { id, questionId: kept.question_id, chosen, mode, ticket, sessionId: kept.session_id, answeredAt, isRight: kept.is_right }
}

/** Fetches the favourites; what was changed here and is not sent yet stays changed. */
export async function pullFavourites({ diary, calls, tell }: Exchange, fuid: string): Promise<void> {
  const served = (await calls.listFavourites(fuid)).favorite_questions_ids
  await write(diary, async (writing) => {
    const favourites = writing.objectStore('favourites')
    const ops = await writing.objectStore('favouriteOps').getAll()
    const next = new Map(served.map((id, i) => [id, String(i).padStart(9, '0')]))
    for (const { questionId, isFavourite, version } of ops) {
      if (isFavourite) next.set(questionId, version)
      else next.delete(questionId)
    }
    await favourites.clear()
    for (const [id, place] of next) await favourites.put(place, id)
  })
  tell(null)
}

/** Fetches how much of the day's limit is left. */
export async function pullAllowance({ diary, calls, tell }: Exchange): Promise<void> {
  const { limit, used, resets_at } = await calls.readAllowance()
  await write(diary, (writing) => saveState(writing, { allowance: { limit, used, resetsAt: Date.parse(resets_at) } }))
  tell(null)
}
