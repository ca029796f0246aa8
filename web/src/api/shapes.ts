import type { Level } from '#rules/mastery.ts'
import type { Mode } from '#rules/mode.ts'
import type { SectionVerdict } from '#rules/verdict.ts'

/** The edition a call is for, as it stands in the header Country-Code. */
export type EditionCode = 'GB' | 'PL'

/** How the service says no: a code for the program, a message for its log. */
export type Problem = { code: string; message: string }

/** A ticket as an attempt or a session names it. */
export type TicketRef = { kind: string; id: number }

/** One answer as it travels. */
export type AttemptShape = {
  id: string
  question_id: string
  chosen: string[]
  mode: Mode
  ticket: TicketRef | null
  session_id: string | null
  answered_at: string
}

/** An answer as the service kept it. */
export type KeptAttempt = AttemptShape & { is_right: boolean }

export type AttemptsReply = {
  accepted: { id: string; is_right: boolean }[]
  refused: { id: string; code: string }[]
  progress: { question_id: string; level: Level; right_in_a_row: number }[]
}

/** A place in the learner's row of attempts; only the service reads meaning into it. */
export type Cursor = string

export type AttemptsPage = { attempts: KeptAttempt[]; cursor: Cursor }

/** What a finished session came to; `count` is null where the end was open. */
export type SessionResult = {
  right: number
  wrong: number
  count: number | null
  is_passed: boolean | null
  points?: number | null
  max_points?: number | null
  sections?: SectionVerdict[] | null
}

export type FinishedSession = {
  id: string
  mode: Mode
  ticket: TicketRef | null
  started_at: string
  finished_at: string
  result: SessionResult
}

/** What a learner chose for an individual exam. */
export type ChosenLimits = { questions: number | null; mistakes_allowed: number | null; minutes: number | null }

export type SessionToFinish = FinishedSession & { settings: ChosenLimits | null }

export type FinishReply = { session: FinishedSession }

export type AllowanceReply = { limit: number | null; used: number; resets_at: string }

export type FavouritesReply = { favorite_questions_ids: string[] }

export type TemporaryUser = { fuid: string }
