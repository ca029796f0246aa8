import type { PageShell } from '#page.ts'
import { paths } from '#paths.ts'
import type { Payload } from '#payloads.ts'
import { TicketLoading } from '#session/TicketStates.tsx'

/** The name of a ticket's page and where leaving it leads. */
export const around = ({ data }: Payload<'learning-ticket'>) => ({ title: data.ticket.name, leaveTo: paths.learning() })

export const learningShell: PageShell<'learning-ticket'> = {
  layout: 'session',
  Shell: ({ payload }) => <TicketLoading {...around(payload)} />,
}
