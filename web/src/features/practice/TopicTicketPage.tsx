import { usePack } from '#learner/hooks.ts'
import { loadedPage } from '#page.ts'
import { paths } from '#paths.ts'
import type { Payload } from '#payloads.ts'
import { openTicket, type Opened } from '#session/openTicket.ts'
import { PracticeScreen } from '#session/PracticeScreen.tsx'
import { TicketEmpty, TicketOffline } from '#session/TicketStates.tsx'
import { useTicket } from '#session/useTicket.ts'
import { aroundTopic as around, topicShell } from './shells.tsx'

type TopicPayload = Payload<'topic-ticket'>

const ticketOf = ({ edition, data }: TopicPayload) => ({
  edition,
  specFor: () => ({ mode: 'topic' as const, ticketId: data.ticket.ticket_id }),
  startsAtOnce: true,
})

function TopicTicket({ payload, loaded }: { payload: TopicPayload; loaded: Opened }) {
  const { opened, start, tryAgain } = useTicket(loaded, ticketOf(payload))
  const { ticket, next } = payload.data
  // What comes next must be something to practise, not a closed door.
  const isNextOpen = (usePack(payload.edition)?.part(next?.ticket_id ?? 0)?.questions.length ?? 0) > 0
  if (opened.kind === 'offline') return <TicketOffline {...around(payload)} tryAgain={tryAgain} />
  if (opened.kind !== 'running') return <TicketEmpty {...around(payload)} why={ticket.is_free ? 'narrow' : 'premium'} />
  return (
    <PracticeScreen
      key={opened.live.id}
      {...around(payload)}
      {...opened}
      site={payload.site}
      total={ticket.question_count}
      onAgain={() => void start(opened.spec)}
      next={next && isNextOpen ? { href: paths.topicTicket(next.ticket_id), name: next.name } : null}
    />
  )
}

export default loadedPage('topic-ticket', {
  ...topicShell,
  load: (payload: TopicPayload) => openTicket(ticketOf(payload)),
  Component: TopicTicket,
})
