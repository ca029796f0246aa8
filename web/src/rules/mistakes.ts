import type { Mode } from './mode.ts'

/** The id of the ticket that holds all mistakes. */
export const ALL_MISTAKES_ID = 100

/** Whether a question is a mistake after one more answer: wrong makes it one everywhere, right clears it only where mistakes are practised. */
export function isMistakeAfter(wasMistake: boolean, isRight: boolean, mode: Mode): boolean {
  if (!isRight) return true
  return mode === 'mistakes' ? false : wasMistake
}

export type Mistake = { topicId: number; topicName: string; questionId: string }
export type MistakeTicket = { id: number; topicId: number | null; name: string; questions: string[] }

/** The tickets of all mistakes: the aggregate first, then one for each topic by number; none when there is no mistake. */
export function mistakeTickets(mistakes: readonly Mistake[], words: { all: string; suffix: string }): MistakeTicket[] {
  if (mistakes.length === 0) return []
  const topics = new Map<number, MistakeTicket>()
  for (const { topicId, topicName, questionId } of mistakes) {
    const ticket = topics.get(topicId) ?? { id: topicId, topicId, name: topicName + words.suffix, questions: [] }
    if (!ticket.questions.includes(questionId)) ticket.questions.push(questionId)
    topics.set(topicId, ticket)
  }
  const questions = [...new Set(mistakes.map((mistake) => mistake.questionId))]
  return [{ id: ALL_MISTAKES_ID, topicId: null, name: words.all, questions }, ...[...topics.values()].toSorted((a, b) => a.id - b.id)]
}
