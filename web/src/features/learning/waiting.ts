import type { OpenSession } from '#learner/openSessions.ts'
import type { PageData } from '#payloads.ts'
import { sessionPath, type Way } from '#ways.ts'

/** What names of tickets are looked up in. */
export type Lists = Pick<PageData['learning'], 'topics' | 'mocks' | 'exams'>

/** A session to continue, in the page's words. */
export type Waiting = Pick<OpenSession, 'id' | 'answered' | 'count'> & {
  name: string
  path: string
  /** Its time ran out: only the result waits. */
  isTimeUp: boolean
}

type Words = { ways: Record<Way, { name: string }>; mistakesOf: (topic: string) => string }

/** What there is to continue, the latest first. */
export function waitingOf(open: readonly OpenSession[], lists: Lists, words: Words, now: number): Waiting[] {
  return open.map((session) => ({
    id: session.id,
    name: nameOf(session, lists, words),
    path: sessionPath(session.mode, session.ticket?.id),
    answered: session.answered,
    count: session.count,
    isTimeUp: session.endsAt !== null && now > session.endsAt,
  }))
}

function nameOf({ mode, ticket }: OpenSession, { topics, mocks, exams }: Lists, { ways, mistakesOf }: Words): string {
  const way = ways[mode === 'topic' ? 'topics' : mode].name
  switch (mode) {
    case 'topic':
      return topics.flatMap(({ parts }) => parts).find((part) => part.ticket_id === ticket?.id)?.name ?? way
    case 'mock':
      return mocks.find((mock) => mock.ticket_id === ticket?.id)?.name ?? way
    case 'simulator':
    case 'signs':
      return exams.find((exam) => (exam.kind === 'signs') === (mode === 'signs') && exam.ticket_id === ticket?.id)?.name ?? way
    case 'mistakes': {
      const topic = topics.find(({ number }) => number === ticket?.id)
      return topic ? mistakesOf(topic.name) : way
    }
    default:
      return way
  }
}
