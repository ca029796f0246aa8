import { useTexts } from '#locales/useTexts.ts'
import type { PageShell } from '#page.ts'
import { paths } from '#paths.ts'
import type { Payload } from '#payloads.ts'
import { TicketLoading } from '#session/TicketStates.tsx'

/** The name of a ticket's page and where leaving it leads. */
export function useAround({ data }: Payload<'learning-ticket'>) {
  const { ways } = useTexts('shell')
  // The list's own name is one for all editions; on the screen it is written as the language does.
  const title = data.ticket.kind === 'favorites' ? ways.favorites.name : data.ticket.name
  return { title, leaveTo: paths.learning() }
}

export const learningShell: PageShell<'learning-ticket'> = {
  layout: 'session',
  Shell: Loading,
}

function Loading({ payload }: { payload: Payload<'learning-ticket'> }) {
  return <TicketLoading {...useAround(payload)} />
}
