import type { Pack } from '#content/pack.ts'
import type { Exam, ExamStratum, Question } from '#content/shapes.ts'
import { Chance, draw } from '#rules/draw.ts'
import { ALL_MISTAKES_ID, type Mistake } from '#rules/mistakes.ts'
import { nextExpress, nextUnasked } from './choose.ts'
import type { QuestionRecord } from './diary.ts'
import { stepOf, type NewStep, type Session } from './session.ts'
import { slotOf, ticketOf, type IndividualSpec, type ModeSpec, type Spec, type TicketSpec } from './spec.ts'

/** There is nothing to practise: no mistakes, no favourites, or a ticket that this device does not have. */
export class NoQuestions extends Error {
  override readonly name = 'NoQuestions'
}

/** What a plan is made from. */
export type Ground = {
  pack: Pack
  records: ReadonlyMap<string, QuestionRecord>
  mistakes: readonly Mistake[]
  favourites: ReadonlySet<string>
}

type Drawn = { steps: NewStep[] } & Pick<Session, 'feedback' | 'navigation' | 'hasHints' | 'limits' | 'passing' | 'pool' | 'shufflesOptions'>

/** A new session for what was asked, its first question shown. */
export function planSession(spec: Spec, ground: Ground, made: { id: string; seed: number; at: number }): Session {
  const { steps, ...rest } = drawFor(spec, ground, made.seed)
  if (steps.length === 0) throw new NoQuestions(slotOf(spec))
  return {
    id: made.id,
    slot: slotOf(spec),
    mode: spec.mode,
    ticket: ticketOf(spec),
    seed: made.seed,
    ...rest,
    steps: steps.map((step, i) => ({ ...stepOf(step), askedAt: i === 0 ? made.at : null })),
    position: 0,
    startedAt: made.at,
    finishedAt: null,
    result: null,
  }
}

/** How many questions a new session for what was asked would begin with. */
export const countFor = (spec: Spec, ground: Ground): number => drawFor(spec, ground, 0).steps.length

/** The next question of a session that draws one by one; null when there is none left. */
export function drawNext(session: Pick<Session, 'mode' | 'seed' | 'pool' | 'steps'>, { pack, records }: Ground): NewStep | null {
  if (!session.pool) return null
  const pool = questionsOf(pack, session.pool.topics, session.pool.category)
  const asked = session.steps.map((step) => step.questionId)
  const known = (id: string) => ({ id, known: records.get(id) ?? null })
  const ids = pool.map((question) => question.id)
  const id = session.mode === 'express' ? nextExpress(session.seed, ids.map(known), asked) : nextUnasked(session.seed, ids, asked)
  const question = id === null ? undefined : pack.question(id)
  return question ? newStep(question) : null
}

function drawFor(spec: Spec, ground: Ground, seed: number): Drawn {
  switch (spec.mode) {
    case 'express':
    case 'marathon':
    case 'nonstop':
      return oneByOne(spec, ground, seed)
    case 'individual':
      return individual(spec, ground, seed)
    case 'simulator':
    case 'signs':
      return exam(ground.pack, ground.pack.exam(spec.mode, spec.ticketId), seed)
    default:
      return ticket(spec, ground)
  }
}

function oneByOne(spec: ModeSpec, ground: Ground, seed: number): Drawn {
  const pool = { topics: spec.topics ?? null, category: spec.category ?? null }
  const first = drawNext({ mode: spec.mode, seed, pool, steps: [] }, ground)
  const questionMs = spec.questionSeconds === null ? null : spec.questionSeconds * 1000
  return {
    steps: first ? [first] : [],
    feedback: 'at_once',
    navigation: 'forward',
    hasHints: spec.hasHints,
    shufflesOptions: true,
    limits: { mistakes_allowed: spec.mistakesAllowed, question_ms: questionMs },
    passing: null,
    pool,
  }
}

function individual(spec: IndividualSpec, { pack }: Ground, seed: number): Drawn {
  const pool = questionsOf(pack, spec.topics ?? null, spec.category ?? null)
  const ids = new Chance(seed).shuffled(pool.map((question) => question.id)).slice(0, spec.questions)
  const totalMs = spec.minutes === null ? null : spec.minutes * 60_000
  return {
    steps: stepsOf(pack, ids),
    feedback: 'at_once',
    navigation: 'forward',
    hasHints: spec.hasHints,
    shufflesOptions: spec.shufflesOptions,
    limits: { questions: ids.length, mistakes_allowed: spec.mistakesAllowed, total_ms: totalMs },
    passing: { by: 'reaching_the_end' },
    pool: null,
  }
}

function exam(pack: Pack, blueprint: Exam | undefined, seed: number): Drawn {
  const taken = new Set<string>()
  const steps: NewStep[] = []
  for (const [i, section] of (blueprint?.sections ?? []).entries()) {
    const strata = section.strata.map((stratum) => ({
      weight: stratum.weight,
      pool: pack.questions.flatMap((one) => (!taken.has(one.id) && takes(blueprint?.categories ?? [], stratum, one) ? [one.id] : [])),
    }))
    const clock = section.clock ? { readMs: section.clock.read_seconds * 1000, answerMs: section.clock.answer_seconds * 1000 } : null
    for (const step of stepsOf(pack, draw((seed + i) | 0, [{ count: section.count, strata }]))) {
      taken.add(step.questionId)
      steps.push({ ...step, section: section.id, clock })
    }
  }
  return {
    steps,
    feedback: blueprint?.hints ? 'at_once' : 'at_end',
    navigation: blueprint?.navigation ?? 'free',
    hasHints: blueprint?.hints ?? false,
    shufflesOptions: true,
    limits: { total_ms: (blueprint?.minutes ?? 0) * 60_000, ...(blueprint?.hints ? { questions: steps.length } : {}) },
    passing: { by: 'exam', rule: blueprint?.pass ?? {} },
    pool: null,
  }
}

function takes(categories: readonly string[], stratum: ExamStratum, question: Question): boolean {
  const isOfKind = stratum.kind ? question.kind === stratum.kind : question.kind !== 'sign' && question.kind !== 'case'
  return (
    isOfKind &&
    stratum.topics.includes(question.topic_id) &&
    (stratum.points ?? question.points) === question.points &&
    (stratum.scope ?? question.scope) === question.scope &&
    categories.some((category) => question.categories.includes(category))
  )
}

function ticket(spec: TicketSpec, ground: Ground): Drawn {
  const steps = stepsOf(ground.pack, ticketQuestions(spec, ground))
  const feedback = (spec.mode === 'mock' && spec.feedback) || 'at_once'
  return {
    steps,
    feedback,
    navigation: 'free',
    hasHints: true,
    shufflesOptions: true,
    limits: feedback === 'at_once' ? { questions: steps.length } : {},
    passing: passingOf(spec, ground.pack, steps.length),
    pool: null,
  }
}

function ticketQuestions(spec: TicketSpec, { pack, mistakes, favourites }: Ground): readonly string[] {
  switch (spec.mode) {
    case 'topic':
      return pack.part(spec.ticketId)?.questions ?? []
    case 'mock':
      return pack.mock(spec.ticketId)?.questions ?? []
    case 'favorites':
      return [...favourites]
    case 'mistakes':
      return mistakes
        .filter((one) => spec.ticketId === ALL_MISTAKES_ID || one.topicId === spec.ticketId)
        .filter((one) => spec.only?.includes(one.questionId) ?? true)
        .map((one) => one.questionId)
    default:
      return []
  }
}

function passingOf(spec: TicketSpec, pack: Pack, count: number): Session['passing'] {
  if (spec.mode === 'mock') {
    const mark = pack.mock(spec.ticketId)?.pass_mark
    return mark === undefined ? null : { by: 'marks', mark }
  }
  if (spec.mode !== 'topic') return null
  return { by: 'percent', percent: pack.passPercent, count: pack.part(spec.ticketId)?.question_count ?? count }
}

function questionsOf(pack: Pack, topics: readonly number[] | null, category: string | null): Question[] {
  return pack.questions.filter(
    (question) =>
      (topics === null || topics.includes(question.topic_id)) && (category === null || question.categories.includes(category)),
  )
}

function stepsOf(pack: Pack, ids: readonly string[]): NewStep[] {
  return ids.flatMap((id) => {
    const question = pack.question(id)
    return question ? [newStep(question)] : []
  })
}

function newStep(question: Question): NewStep {
  return { questionId: question.id, topic: question.topic_id, section: '', points: question.points ?? 1, clock: null }
}
