import { findState, type Diary } from './diary.ts'
import type { Journal, NotedStep } from './journal.ts'
import { takeStep } from './steps.ts'

/** Keeps the steps that the diary had not taken when a page went away. A second time changes nothing. */
export async function replay(journal: Journal, diary: Diary, timeZone: string): Promise<void> {
  for (const { step, strikeOut } of journal.left()) {
    try {
      if (!(await isOutdated(diary, step))) await takeStep(diary, timeZone, step.sessionId, (offset) => ({ ...step.event, at: step.event.at + offset }))
      strikeOut()
    } catch {
      // Not this time: it stays for the next.
    }
  }
}

/** Whether the question has been answered again since, in another tab. */
async function isOutdated(diary: Diary, { sessionId, event }: NotedStep): Promise<boolean> {
  if (event.type !== 'answer') return false
  const [session, { clockOffset }] = await Promise.all([diary.get('sessions', sessionId), findState(diary)])
  const answer = session?.steps[event.position]?.answer
  return answer ? answer.attemptId === event.attemptId || answer.answeredAt > event.at + (clockOffset ?? 0) : false
}
