import type { TicketRef } from '#api/shapes.ts'
import type { Mode } from '#rules/mode.ts'

/** A ticket of fixed questions, an exam's blueprint, or one's own mistakes and favourites. */
export type TicketSpec =
  | { mode: 'topic' | 'favorites' | 'simulator' | 'signs'; ticketId: number }
  /** `only`: these of the mistakes, such as those of one session. */
  | { mode: 'mistakes'; ticketId: number; only?: readonly string[] }
  | { mode: 'mock'; ticketId: number; feedback?: 'at_once' | 'at_end' }

/** Questions of these topics and this category; all where nothing is named. */
type Scope = { topics?: number[]; category?: string }

/** A mode whose questions are drawn one by one; its numbers come with the edition's content. */
export type ModeSpec = Scope & {
  mode: 'express' | 'marathon' | 'nonstop'
  questionSeconds: number | null
  mistakesAllowed: number | null
  hasHints: boolean
}

/** An exam as the learner sets it up. */
export type IndividualSpec = Scope & {
  mode: 'individual'
  questions: number
  mistakesAllowed: number | null
  shufflesOptions: boolean
  minutes: number | null
  hasHints: boolean
}

/** What to practise. */
export type Spec = TicketSpec | ModeSpec | IndividualSpec

export const ticketOf = (spec: Spec): TicketRef | null => ('ticketId' in spec ? { kind: spec.mode, id: spec.ticketId } : null)

/** Under what name an open session waits to be continued. */
export const slotOf = (spec: { mode: Mode; ticketId?: number }): string => `${spec.mode}/${spec.ticketId ?? ''}`
