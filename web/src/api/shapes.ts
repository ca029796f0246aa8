import type { components } from './schema.ts'

type Schemas = components['schemas']

/** The edition a call is for, as it stands in the header Country-Code. */
export type EditionCode = Schemas['EditionCode']

/** A ticket as an attempt or a session names it. */
export type TicketRef = Schemas['PractisedTicket']

/** One answer as it travels. */
export type AttemptShape = Schemas['Attempt']

/** An answer as the service kept it. */
export type KeptAttempt = Schemas['GivenAttempt']

/** What became of the attempts of one call. */
export type AttemptsReply = Schemas['AddedAttempts']

/** Attempts of any device, and where to read on. */
export type AttemptsPage = Schemas['AttemptPage']

/** A place in the learner's row of attempts; only the service reads meaning into it. */
export type Cursor = AttemptsPage['cursor']

/** What a finished session came to; `count` is null where the end was open. */
export type SessionResult = Schemas['SessionResult']

/** A session as the service kept it. */
export type FinishedSession = Schemas['FinishedSession']

/** A session that is over, as it travels; the service works its result out itself. */
export type SessionToFinish = Schemas['SessionToFinish']
