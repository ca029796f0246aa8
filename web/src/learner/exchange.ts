import type { Calls } from '#api/calls.ts'
import type { Clock } from './clock.ts'
import type { Diary } from './diary.ts'
import type { Changes } from './folding.ts'
import type { Visitor } from './visitor.ts'

/** What sending and pulling work with. */
export type Exchange = {
  diary: Diary
  calls: Calls
  clock: Clock
  visitor: Visitor
  timeZone: () => string
  /** Hears what changed of progress. */
  tell: (changes: Changes | null) => void
}

/** Lets a newly heard time hold. */
export async function settleClock({ clock, diary, timeZone, tell }: Exchange): Promise<void> {
  const changes = await clock.settle(diary, timeZone())
  if (changes) tell(changes)
}
