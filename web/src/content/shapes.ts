import type { PassRule } from '#rules/verdict.ts'

/** The edition that a pack is of. */
export type EditionCode = 'GB' | 'PL'

export type QuestionOption = { id: string; text: string; why?: string | null; image?: string | null }

/** A question as it is served. */
export type Question = {
  id: string
  /** Number of its topic. */
  topic_id: number
  part?: number
  kind?: 'single' | 'multi' | 'yesno' | 'sign' | 'case'
  text: string
  options: QuestionOption[]
  correct: string[]
  explanation: string
  source: string[]
  image?: string | null
  sign_codes: string[]
  multiple: boolean
  free?: boolean
  difficulty?: number
  points?: number | null
  scope?: 'basic' | 'specialist' | null
  categories: string[]
}

export type Topic = { id: number; name: string; number: number }

/** A part of a topic; `questions` are those that this caller may have, `question_count` is of all. */
export type Part = {
  id: number
  name: string
  questions: string[]
  topic_id: number
  type: string
  free?: boolean
  question_count?: number
  pass_mark?: number
}

export type Mock = {
  id: number
  type: string
  name: string
  category?: string
  questions: string[]
  cover: string
  extreme_questions_numbers: number[]
  free?: boolean
  question_count?: number
  pass_mark?: number
}

/** The clock of each question of a section. */
export type QuestionClock = { read_seconds: number; answer_seconds: number }

/** Questions that make up a share of a section; what is absent does not restrict. */
export type ExamStratum = {
  weight: number
  topics: number[]
  points?: number | null
  scope?: 'basic' | 'specialist' | null
  kind?: Question['kind'] | null
}

export type ExamSection = { id: string; name: string; count: number; clock?: QuestionClock | null; strata: ExamStratum[] }

/** An exam's blueprint. */
export type Exam = {
  number: number
  id: string
  kind: 'simulator' | 'signs'
  name: string
  categories: string[]
  minutes: number
  sections: ExamSection[]
  navigation: 'free' | 'forward'
  hints: boolean
  pass: PassRule
  note?: string | null
  is_open?: boolean
  is_open_for_free?: boolean
}

/** What the pack is; the edition's own numbers where the service tells them. */
export type ContentVersion = {
  version: string
  edition: EditionCode
  time_zone?: string
  pass_percent?: number
  daily_limit?: number
}

/** The lists that make up a pack, by name. */
export type Lists = { topics: Topic[]; parts: Part[]; mocks: Mock[]; exams: Exam[]; questions: Question[] }
