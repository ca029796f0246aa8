import type { Progress } from '#learner/progress.ts'

type Words = {
  nothing: string
  all: string
  offline: string
  sending: (answers: number) => string
  kept: (answers: number) => string
  tomorrow: (answers: number) => string
  aside: (answers: number) => string
}

/** Whether what was answered is saved with the service, in one quiet line: what waits longest is told first. */
export function savedLine({ questions, waiting, network }: Progress, words: Words): string {
  if (network === 'failing') return waiting.answers > 0 ? words.kept(waiting.answers) : words.offline
  if (waiting.answers > 0) return words.sending(waiting.answers)
  if (waiting.tomorrow > 0) return words.tomorrow(waiting.tomorrow)
  if (waiting.aside > 0) return words.aside(waiting.aside)
  return questions.size > 0 ? words.all : words.nothing
}
