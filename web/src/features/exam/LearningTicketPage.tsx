import type { Spec } from '#learner/spec.ts'
import { loadedPage } from '#page.ts'
import type { Payload } from '#payloads.ts'
import { openTicket, type Opened, type Running } from '#session/openTicket.ts'
import { PracticeScreen } from '#session/PracticeScreen.tsx'
import { TicketEmpty, TicketOffline, type Emptiness } from '#session/TicketStates.tsx'
import { useTicket } from '#session/useTicket.ts'
import { ExamScreen } from './ExamScreen.tsx'
import { ExamStart } from './ExamStart.tsx'
import { learningShell, useAround } from './shell.tsx'

type LearningPayload = Payload<'learning-ticket'>

/** What is practised here; the rules of an exam are shown before it starts. */
function ticketOf({ edition, data }: LearningPayload) {
  const { kind, ticket_id: ticketId } = data.ticket
  return { edition, specFor: (): Spec => ({ mode: kind, ticketId }), startsAtOnce: kind === 'mistakes' || kind === 'favorites' }
}

function emptinessOf({ kind, is_free: isFree }: LearningPayload['data']['ticket']): Emptiness {
  if (kind === 'mistakes' || kind === 'favorites') return kind
  return isFree ? 'narrow' : 'premium'
}

function LearningTicket({ payload, loaded }: { payload: LearningPayload; loaded: Opened }) {
  const ticket = ticketOf(payload)
  const around = useAround(payload)
  const { opened, start, toRules, tryAgain } = useTicket(loaded, ticket)
  if (opened.kind === 'offline') return <TicketOffline {...around} tryAgain={tryAgain} />
  if (opened.kind === 'waiting') return <ExamStart payload={payload} opened={opened} start={start} />
  if (opened.kind === 'empty') return <TicketEmpty {...around} why={emptinessOf(payload.data.ticket)} />
  return <Session payload={payload} opened={opened} onAgain={() => (ticket.startsAtOnce ? void start(opened.spec) : toRules())} />
}

function Session({ payload, opened, onAgain }: { payload: LearningPayload; opened: Running; onAgain: () => void }) {
  const { session } = opened.live.getSnapshot()
  const around = useAround(payload)
  const Screen = session.feedback === 'at_end' ? ExamScreen : PracticeScreen
  return (
    <Screen
      key={opened.live.id}
      {...around}
      {...opened}
      site={payload.site}
      total={payload.data.ticket.question_count}
      onAgain={onAgain}
    />
  )
}

export default loadedPage('learning-ticket', {
  ...learningShell,
  load: (payload: LearningPayload) => openTicket(ticketOf(payload)),
  Component: LearningTicket,
})
