import type { ContentVersion, EditionCode, Exam, Lists, Mock, Part, Question, Topic } from './shapes.ts'

/** What is known of an edition before the service first told it. */
const BEFORE_FIRST_CONTACT = {
  GB: { time_zone: 'Europe/London', pass_percent: 86, daily_limit: 35 },
  PL: { time_zone: 'Europe/Warsaw', pass_percent: 86, daily_limit: 35 },
} satisfies Record<EditionCode, object>

/** Everything to learn from that is on this device, with look-ups. */
export type Pack = {
  version: string
  timeZone: string
  /** Share of right answers, in percent, at which a part of a topic is passed. */
  passPercent: number
  /** Answers a day without a subscription. */
  dailyLimit: number
  topics: readonly Topic[]
  parts: readonly Part[]
  mocks: readonly Mock[]
  exams: readonly Exam[]
  /** The questions that this caller has. */
  questions: readonly Question[]
  /** A question by its id; also one that was taken back while a session still needs it. */
  question: (id: string) => Question | undefined
  topic: (number: number) => Topic | undefined
  part: (ticketId: number) => Part | undefined
  mock: (ticketId: number) => Mock | undefined
  exam: (kind: Exam['kind'], ticketId: number) => Exam | undefined
}

/** The numbers of an edition: its own where told, else those it began with. */
export function numbersOf(edition: EditionCode, about: Partial<ContentVersion>) {
  const first = BEFORE_FIRST_CONTACT[edition]
  return {
    timeZone: about.time_zone ?? first.time_zone,
    passPercent: about.pass_percent ?? first.pass_percent,
    dailyLimit: about.daily_limit ?? first.daily_limit,
  }
}

/** Makes lists that were read into a pack. */
export function packOf(about: ContentVersion, lists: Lists, retired: readonly Question[]): Pack {
  const questions = new Map([...retired, ...lists.questions].map((question) => [question.id, question]))
  const topics = new Map(lists.topics.map((topic) => [topic.number, topic]))
  const parts = new Map(lists.parts.map((part) => [part.id, part]))
  const mocks = new Map(lists.mocks.map((mock) => [mock.id, mock]))
  const exams = new Map(lists.exams.map((exam) => [`${exam.kind}/${exam.number}`, exam]))
  return {
    version: about.version,
    ...numbersOf(about.edition, about),
    ...lists,
    question: (id) => questions.get(id),
    topic: (number) => topics.get(number),
    part: (ticketId) => parts.get(ticketId),
    mock: (ticketId) => mocks.get(ticketId),
    exam: (kind, ticketId) => exams.get(`${kind}/${ticketId}`),
  }
}
