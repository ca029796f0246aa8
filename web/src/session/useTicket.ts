import { useState } from 'react'
import type { Spec } from '#learner/spec.ts'
import { openTicket, startTicket, type Opened } from './openTicket.ts'
import { dropResult } from './shown-result.ts'

type Ticket = Parameters<typeof openTicket>[0]

/** A ticket's state on the screen, with the ways to start it anew and to try again. */
export function useTicket(first: Opened, ticket: Ticket) {
  const [opened, setOpened] = useState(first)
  const [fault, setFault] = useState<unknown>(null)
  // What could not be started is shown as every fault of a page is.
  if (fault !== null) throw fault
  return {
    opened,
    start: async (spec: Spec) => {
      if (opened.kind === 'offline') return
      dropResult()
      await startTicket(opened.learner, spec).then(setOpened, setFault)
    },
    /** Back to the rules, before a new start. */
    toRules: () => {
      if (opened.kind === 'offline') return
      dropResult()
      setOpened({ kind: 'waiting', learner: opened.learner, spec: opened.spec })
    },
    /** Whether it is there now. */
    tryAgain: async (): Promise<boolean> => {
      const next = await openTicket(ticket)
      setOpened(next)
      return next.kind !== 'offline'
    },
  }
}
