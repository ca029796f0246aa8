import type { PageShell } from '#page.ts'
import { paths } from '#paths.ts'
import type { Payload } from '#payloads.ts'
import { TicketLoading } from '#session/TicketStates.tsx'

/** The name of a part's page and where leaving it leads. */
export const aroundTopic = ({ data }: Payload<'topic-ticket'>) => ({ title: data.ticket.name, leaveTo: paths.topic(data.topic.id) })

/** The same of a mode's page. */
export const aroundMode = ({ data }: Payload<'mode-ticket'>) => ({ title: data.ticket.name, leaveTo: paths.modes() })

export const topicShell: PageShell<'topic-ticket'> = {
  layout: 'session',
  Shell: ({ payload }) => <TicketLoading {...aroundTopic(payload)} />,
}

export const modeShell: PageShell<'mode-ticket'> = {
  layout: 'session',
  Shell: ({ payload }) => <TicketLoading {...aroundMode(payload)} />,
}
