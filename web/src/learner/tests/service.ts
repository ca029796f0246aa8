import type { AttemptShape, AttemptsReply, FinishedSession, KeptAttempt, SessionToFinish } from '#api/shapes.ts'
import type { ContentVersion, Lists } from '#content/shapes.ts'
import { dayOf, resetsAt } from '#rules/allowance.ts'
import { isRight } from '#rules/score.ts'
import { lessons } from './lessons.ts'

type Kept = KeptAttempt & { fuid: string; edition: string }

const ZONES: Record<string, string> = { GB: 'Europe/London', PL: 'Europe/Warsaw' }

/** The service as its contract describes it, in memory. */
export class Service {
  lists: Lists = lessons()
  version = 'v1'
  limit: number | null = null
  readonly attempts: Kept[] = []
  readonly sessions = new Map<string, FinishedSession & Pick<SessionToFinish, 'settings'>>()
  readonly favourites = new Map<string, string[]>()
  readonly calls: string[] = []
  readonly #now: () => number
  #users = 0

  constructor(now: () => number) {
    this.#now = now
  }

  handle(method: string, url: string, headers: Headers, body: string | null): Response {
    const { pathname, searchParams } = new URL(url, 'http://service')
    this.calls.push(`${method} ${pathname}`)
    const edition = headers.get('Country-Code') ?? ''
    const answer = this.#answer(`${method} ${pathname}`, edition, headers.get('X-Temp-User'), body === null ? null : JSON.parse(body), searchParams)
    const date = new Date(Math.floor(this.#now() / 1000) * 1000).toUTCString()
    return new Response(JSON.stringify(answer.body), { status: answer.status, headers: { Date: date } })
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- whatever a device sent
  #answer(call: string, edition: string, fuid: string | null, sent: any, query: URLSearchParams): { status: number; body: unknown } {
    const ok = (body: unknown) => ({ status: 200, body })
    const list = LISTS[call]
    if (list) return ok(this.lists[list])
    if (call === 'GET /api/v1/content/') return ok(this.#about(edition))
    if (call === 'POST /api/v1/users/temporary/') return { status: 201, body: { fuid: `visitor-${++this.#users}` } }
    if (fuid === null) return { status: 401, body: { code: 'unknown_caller', message: '' } }
    if (sent && sent.fuid !== fuid) return { status: 403, body: { code: 'not_yours', message: '' } }
    const shelf = `${edition} ${fuid}`
    const favourites = this.favourites.get(shelf) ?? []
    switch (call) {
      case 'POST /api/v1/attempts/':
        return ok(this.#add(edition, fuid, sent.attempts))
      case 'GET /api/v1/attempts/': {
        const after = Number(query.get('after') ?? 0)
        const mine = this.attempts.flatMap((kept, i) => (kept.fuid === fuid && kept.edition === edition && i >= after ? [{ kept, i }] : []))
        const page = mine.slice(0, Number(query.get('limit')))
        return ok({ attempts: page.map(({ kept }) => kept), cursor: String((page.at(-1)?.i ?? after - 1) + 1) })
      }
      case 'POST /api/v1/sessions/':
        return ok({ session: this.#finish(sent.session) })
      case 'GET /api/v1/users/allowance/':
        return ok({ limit: this.limit, used: this.#used(edition, fuid, this.#now()), resets_at: new Date(resetsAt(this.#now(), this.#zone(edition))).toISOString() })
      case 'POST /api/v1/users/favorite-questions/get':
        return ok({ favorite_questions_ids: favourites })
      case 'POST /api/v1/users/favorite-questions/':
        this.favourites.set(shelf, [...favourites.filter((id) => id !== sent.question_id), sent.question_id])
        return ok({ favorite_questions_ids: this.favourites.get(shelf) ?? [] })
      case 'DELETE /api/v1/users/favorite-questions/':
        this.favourites.set(shelf, favourites.filter((id) => id !== sent.question_id))
        return ok({ favorite_questions_ids: this.favourites.get(shelf) ?? [] })
      default:
        return { status: 404, body: { code: 'not_found', message: call } }
    }
  }

  #about(edition: string): ContentVersion {
    const code = edition === 'PL' ? 'PL' : 'GB'
    return { version: this.version, edition: code, time_zone: this.#zone(edition), pass_percent: 86, daily_limit: 35 }
  }

  #add(edition: string, fuid: string, attempts: AttemptShape[]): AttemptsReply {
    const accepted: AttemptsReply['accepted'] = []
    const refused: AttemptsReply['refused'] = []
    for (const attempt of attempts) {
      const kept = this.attempts.find(({ id }) => id === attempt.id)
      const isSame = kept && kept.fuid === fuid && kept.answered_at === attempt.answered_at
      const code = kept ? (isSame ? null : 'id_taken') : this.#refusal(edition, fuid, attempt)
      if (code !== null) refused.push({ id: attempt.id, code })
      else {
        const correct = this.lists.questions.find(({ id }) => id === attempt.question_id)?.correct ?? []
        const right = isRight(attempt.chosen, correct)
        if (!kept) this.attempts.push({ ticket: null, session_id: null, ...attempt, is_right: right, fuid, edition })
        accepted.push({ id: attempt.id, is_right: right })
      }
    }
    return { accepted, refused, progress: [] }
  }

  #refusal(edition: string, fuid: string, attempt: AttemptShape): string | null {
    const at = Date.parse(attempt.answered_at)
    if (!this.lists.questions.some(({ id }) => id === attempt.question_id)) return 'unknown_question'
    if (at > this.#now() + 120_000) return 'answered_in_future'
    return this.limit !== null && this.#used(edition, fuid, at) >= this.limit ? 'daily_limit_reached' : null
  }

  #used(edition: string, fuid: string, at: number): number {
    const day = dayOf(at, this.#zone(edition))
    const mine = this.attempts.filter((kept) => kept.fuid === fuid && kept.edition === edition)
    return mine.filter((kept) => dayOf(Date.parse(kept.answered_at), this.#zone(edition)) === day).length
  }

  #finish({ settings = null, ticket = null, ...session }: SessionToFinish): FinishedSession {
    const answers = this.attempts.filter((kept) => kept.session_id === session.id)
    const right = answers.filter((kept) => kept.is_right).length
    const answered = answers.length
    const result = { answered, right, wrong: answered - right, count: answered, is_passed: right > 0, end: null }
    const served = { ...session, ticket, result }
    this.sessions.set(session.id, { ...served, settings })
    return served
  }

  #zone(edition: string): string {
    return ZONES[edition] ?? 'UTC'
  }
}

const LISTS: Record<string, keyof Lists | undefined> = {
  'GET /api/v1/tickets/topics/': 'topics',
  'GET /api/v1/tickets/topics-tickets/': 'parts',
  'GET /api/v1/tickets/mocks-tickets/': 'mocks',
  'GET /api/v1/exams/': 'exams',
  'GET /api/v1/tickets/questions/': 'questions',
}
