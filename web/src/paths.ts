import type { ModeKind, TicketKind } from '#payloads.ts'

/** Every address of the site, once. */
export const paths = {
  home: () => '/',
  learning: () => '/learning',
  topics: () => '/learning/topics',
  topic: (id: string) => `/learning/topics#${id}`,
  modes: () => '/learning-modes',
  mode: (kind: ModeKind) => `/learning-modes/${kind}-ticket-1`,
  ticket: (kind: TicketKind, ticketId: number) => `/learning/${kind}-ticket-${ticketId}`,
  topicTicket: (ticketId: number) => `/learning/topics/topic-ticket-${ticketId}`,
  mistakes: (ticketId = 100) => `/learning/mistakes-ticket-${ticketId}`,
  favorites: () => '/learning/favorites-ticket-1',
  statistics: () => '/personal-account/statistics',
} as const
