import type { Locale } from '#locales/locale.ts'

/** A link to the same page in the other edition. */
export type Alternate = { locale: Locale; url: string }

/** What a visitor may know of the edition: shown in header, footer and contacts. */
export type Site = {
  name: string
  locale: Locale
  currency: 'GBP' | 'PLN'
  features: string[]
  phone: string | null
  address: string | null
  email: string | null
  company_number: string | null
  app_store: string | null
  google_play: string | null
  free_daily_limit: number
}

export type Topic = {
  number: number
  id: string
  name: string
  question_count: number
  free_question_count: number
  categories: string[]
}
export type Part = {
  ticket_id: number
  number: number
  name: string
  question_count: number
  free_question_count: number
}
export type TopicWithParts = Topic & { parts: Part[] }
export type TopicName = { number: number; id: string; name: string }
export type Category = { id: string; name: string }
export type ModeKind = 'express' | 'marathon' | 'nonstop' | 'individual'
export type Mode = {
  kind: ModeKind
  ticket_id: number
  question_count: number
  question_seconds: number | null
  mistakes_allowed: number | null
  has_hints: boolean
}
export type Exam = {
  kind: 'simulator' | 'signs' | 'exam'
  ticket_id: number
  id: string
  name: string
  categories: string[]
  question_count: number
  minutes: number | null
  pass_marks: number | null
  pass_points: number | null
  max_points: number | null
  clock: { read_seconds: number; answer_seconds: number } | null
  navigation: 'free' | 'forward'
  has_hints: boolean
}
export type Mock = {
  ticket_id: number
  name: string
  category: string
  question_count: number
  pass_mark: number
  is_free: boolean
  cover: string | null
}
export type Sign = { code: string; name: string; image: string }
export type Sample = {
  id: string
  text: string
  image: string | null
  options: { id: string; text: string }[]
  correct: string[]
  explanation: string
  source: string[]
  topic_name: string
}
export type TicketKind = 'mock' | 'simulator' | 'signs' | 'mistakes' | 'favorites'
type Ticket<K> = { kind: K; ticket_id: number; name: string; question_count: number | null; is_free: boolean }

/** What each page is made from, by the page's name. */
export type PageData = {
  home: {
    question_count: number
    free_question_count: number
    sign_count: number
    signs: Sign[]
    sample: Sample | null
    simulator: Exam | null
    modes: Mode[]
    mock_count: number
    topics: Topic[]
  }
  learning: {
    question_count: number
    free_question_count: number
    topics: TopicWithParts[]
    mocks: Mock[]
    exams: Exam[]
    modes: Mode[]
    categories: Category[]
  }
  'learning-topics': { question_count: number; topics: TopicWithParts[]; categories: Category[] }
  'learning-modes': { question_count: number; modes: Mode[]; exams: Exam[] }
  'learning-ticket': {
    ticket: Ticket<TicketKind>
    mock: Mock | null
    exam: Exam | null
    topic: TopicName | null
  }
  'topic-ticket': { ticket: Ticket<'topic'>; part: Part; topic: TopicName; next: Part | null }
  'mode-ticket': { ticket: Ticket<ModeKind>; mode: Mode; topics: Topic[]; categories: Category[] }
  'account-statistics': { question_count: number; topics: TopicWithParts[]; mocks: Mock[]; exams: Exam[] }
  'not-found': Record<string, never>
  error: Record<string, never>
}

export type PageName = keyof PageData

/** All that a page is rendered from: the same on the server, on the first visit and on client navigation. */
export type Payload<N extends PageName = PageName> = {
  status: number
  page: N
  path: string
  edition: 'GB' | 'PL'
  build: string
  content: string
  title: string
  description: string
  canonical: string | null
  alternates: Alternate[]
  is_indexed: boolean
  image: string | null
  structured: object[]
  message?: string
  site: Site
  data: PageData[N]
}

/** The answer to a payload request whose path leads elsewhere. */
export type Redirect = { status: 301 | 302 | 307 | 308; location: string }
