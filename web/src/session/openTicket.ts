import { NoPack, NoQuestions, openLearner, type Learner } from '#learner/here.ts'
import type { LiveSession } from '#learner/liveSession.ts'
import type { Spec } from '#learner/spec.ts'
import { notedResult } from './shown-result.ts'

/** What stands behind a ticket's address on this device. */
export type Opened =
  | { kind: 'running'; learner: Learner; live: LiveSession; spec: Spec; isContinued: boolean }
  /** Waits for a start. */
  | { kind: 'waiting'; learner: Learner; spec: Spec }
  | { kind: 'empty'; learner: Learner; spec: Spec }
  | { kind: 'offline' }

export type Running = Extract<Opened, { kind: 'running' }>
export type Waiting = Extract<Opened, { kind: 'waiting' }>

type Ticket = {
  edition: 'GB' | 'PL'
  specFor: (learner: Learner) => Spec | Promise<Spec>
  /** Whether it starts with the page, or shows its rules first. */
  startsAtOnce: boolean
  /** Whether an open session is what is asked for now; without it every one is. */
  continues?: (live: LiveSession, spec: Spec) => boolean
}

/** Opens a ticket: the session that is under way, else the result that was shown here, else a new one or the way to it. */
export async function openTicket({ edition, specFor, startsAtOnce, continues = () => true }: Ticket): Promise<Opened> {
  const learner = await openLearner(edition).catch((fault: unknown) => {
    if (fault instanceof NoPack) return null
    throw fault
  })
  if (!learner) return { kind: 'offline' }
  const spec = await specFor(learner)
  const found = await learner.find(spec)
  if (found && continues(found, spec)) return { kind: 'running', learner, live: found, spec, isContinued: isBegun(found) }
  const over = await overBefore(learner, spec)
  if (over) return { kind: 'running', learner, live: over, spec, isContinued: false }
  return startsAtOnce ? startTicket(learner, spec) : { kind: 'waiting', learner, spec }
}

/** Starts a session anew. */
export async function startTicket(learner: Learner, spec: Spec): Promise<Opened> {
  try {
    return { kind: 'running', learner, live: await learner.start(spec), spec, isContinued: false }
  } catch (fault) {
    if (fault instanceof NoQuestions) return { kind: 'empty', learner, spec }
    throw fault
  }
}

async function overBefore(learner: Learner, spec: Spec): Promise<LiveSession | null> {
  const id = notedResult()
  return id === null ? null : learner.findOver(id, spec)
}

function isBegun(live: LiveSession): boolean {
  const { steps, isOver } = live.getSnapshot()
  return !isOver && steps.some((step) => step.answer)
}
