import { paths } from '#paths.ts'
import type { ModeKind, TicketKind } from '#payloads.ts'

/** Every way to practise that the service has. */
export type Way = ModeKind | TicketKind | 'topics'

const addresses: Record<Way, () => string> = {
  express: () => paths.mode('express'),
  marathon: () => paths.mode('marathon'),
  nonstop: () => paths.mode('nonstop'),
  individual: () => paths.mode('individual'),
  mock: () => `${paths.learning()}#mocks`,
  simulator: () => paths.ticket('simulator', 1),
  signs: () => paths.ticket('signs', 1),
  mistakes: () => paths.mistakes(),
  favorites: () => paths.favorites(),
  topics: () => paths.topics(),
}

/** Where a session is continued. */
export function sessionPath(mode: ModeKind | TicketKind | 'topic', ticketId = 1): string {
  switch (mode) {
    case 'topic':
      return paths.topicTicket(ticketId)
    case 'express':
    case 'marathon':
    case 'nonstop':
    case 'individual':
      return paths.mode(mode)
    default:
      return paths.ticket(mode, ticketId)
  }
}

/** Where a way to practise begins. */
export const wayPath = (way: Way): string => addresses[way]()
