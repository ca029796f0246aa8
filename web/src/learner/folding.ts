import { dayOf } from '#rules/allowance.ts'
import type { Mode } from '#rules/mode.ts'
import type { Attempt, DayCount, Mark, QuestionRecord, Writing } from './diary.ts'
import { foldQuestion, LAST_INDIVIDUAL, markAfter, markKeyOf } from './fold.ts'

/** What a write changed of progress; null: it is gone. */
export type Changes = {
  records: Map<string, QuestionRecord | null>
  bests: Map<string, number | null>
  days: Map<string, DayCount>
}

/** Adds and takes back attempts within one transaction and keeps all that is folded from them in step. */
export class Folding {
  readonly changes: Changes = { records: new Map(), bests: new Map(), days: new Map() }
  readonly #writing: Writing
  readonly #timeZone: string
  readonly #questions = new Set<string>()
  #hasIndividual = false

  constructor(writing: Writing, timeZone: string) {
    this.#writing = writing
    this.#timeZone = timeZone
  }

  /** Keeps an attempt once; one that is there already under this id gives way when it differs. */
  async add(attempt: Attempt): Promise<void> {
    const attempts = this.#writing.objectStore('attempts')
    const kept = await attempts.get(attempt.id)
    if (kept && isSame(kept, attempt)) return
    if (kept) await this.remove(kept.id)
    await attempts.put(attempt)
    this.#questions.add(attempt.questionId)
    this.touch(attempt.mode)
    await this.#count(attempt, 1)
    const key = markKeyOf(attempt)
    if (key === null || attempt.sessionId === null) return
    const marks = this.#writing.objectStore('marks')
    const before = await marks.get(key)
    await this.#saveMark(before, markAfter(before, { ...attempt, sessionId: attempt.sessionId }, key))
  }

  /** Takes an attempt back as if it had never been given. */
  async remove(id: string): Promise<Attempt | undefined> {
    const attempts = this.#writing.objectStore('attempts')
    const kept = await attempts.get(id)
    if (!kept) return undefined
    await attempts.delete(id)
    this.#questions.add(kept.questionId)
    this.touch(kept.mode)
    await this.#count(kept, -1)
    await this.#refoldMark(kept)
    return kept
  }

  /** Tells that a session of this mode began, went on or ended. */
  touch(mode: Mode): void {
    this.#hasIndividual ||= mode === 'individual'
  }

  /** Folds again the questions that were touched. Call it last. */
  async settle(): Promise<Changes> {
    const records = this.#writing.objectStore('records')
    const byQuestion = this.#writing.objectStore('attempts').index('question')
    for (const id of this.#questions) {
      const record = foldQuestion(await byQuestion.getAll(id))
      this.changes.records.set(id, record)
      await (record ? records.put(record) : records.delete(id))
    }
    if (this.#hasIndividual) await this.#saveBest(LAST_INDIVIDUAL, await this.#lastIndividual())
    return this.changes
  }

  /** The result of the individual exam that was finished last; ids of sessions are in the order in which they began. */
  async #lastIndividual(): Promise<number | null> {
    const sessions = this.#writing.objectStore('sessions')
    let cursor = await this.#writing.objectStore('marks').index('best').openCursor('individual', 'prev')
    while (cursor) {
      const session = await sessions.get(cursor.value.sessionId)
      // What this device does not have was done on another one.
      if (session?.finishedAt !== null) return cursor.value.result
      cursor = await cursor.continue()
    }
    return null
  }

  async #count(attempt: Attempt, by: 1 | -1): Promise<void> {
    const days = this.#writing.objectStore('days')
    const day = dayOf(attempt.answeredAt, this.#timeZone)
    const before = (await days.get(day)) ?? { answers: 0, right: 0 }
    const after = { answers: before.answers + by, right: before.right + (attempt.isRight ? by : 0) }
    this.changes.days.set(day, after)
    await days.put(after, day)
  }

  async #refoldMark(removed: Attempt): Promise<void> {
    const key = markKeyOf(removed)
    if (key === null || removed.sessionId === null) return
    const marks = this.#writing.objectStore('marks')
    const before = await marks.get(key)
    let after: Mark | undefined
    for (const attempt of await this.#writing.objectStore('attempts').index('session').getAll(removed.sessionId)) {
      if (markKeyOf(attempt) === key) after = markAfter(after, { ...attempt, sessionId: removed.sessionId }, key)
    }
    if (after) await this.#saveMark(before, after)
    else {
      await marks.delete(key)
      if (before) await this.#refoldBest(before.bestKey)
    }
  }

  async #saveMark(before: Mark | undefined, after: Mark): Promise<void> {
    await this.#writing.objectStore('marks').put(after)
    const best = await this.#writing.objectStore('bests').get(after.bestKey)
    // A late answer can only take from a result when it was counted as right before.
    if (before && after.result < before.result) await this.#refoldBest(after.bestKey)
    else if (best === undefined || after.result > best) await this.#saveBest(after.bestKey, after.result)
  }

  async #refoldBest(key: string): Promise<void> {
    const marks = await this.#writing.objectStore('marks').index('best').getAll(key)
    await this.#saveBest(key, marks.length === 0 ? null : Math.max(...marks.map((mark) => mark.result)))
  }

  async #saveBest(key: string, result: number | null): Promise<void> {
    this.changes.bests.set(key, result)
    const bests = this.#writing.objectStore('bests')
    await (result === null ? bests.delete(key) : bests.put(result, key))
  }
}

function isSame(a: Attempt, b: Attempt): boolean {
  const isSameAnswer = a.answeredAt === b.answeredAt && a.isRight === b.isRight && a.questionId === b.questionId
  return isSameAnswer && a.mode === b.mode && markKeyOf(a) === markKeyOf(b)
}
