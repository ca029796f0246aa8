import type { components } from '#api/schema.ts'

type Schemas = components['schemas']

/** The edition that a pack is of. */
export type EditionCode = Schemas['EditionCode']

/** A question as it is served. */
export type Question = Schemas['GivenQuestion']

export type Topic = Schemas['ListedTopic']

/** A part of a topic; `questions` are those that this caller may have, `question_count` is of all. */
export type Part = Schemas['TopicTicket']

export type Mock = Schemas['MockTicket']

/** An exam's blueprint. */
export type Exam = Schemas['GivenExam']

/** Questions that make up a share of a section; what is absent does not restrict. */
export type ExamStratum = Schemas['GivenStratum']

/** What the pack is, and the edition's own numbers. */
export type ContentVersion = Schemas['ContentVersion']

/** The lists that make up a pack, by name. */
export type Lists = { topics: Topic[]; parts: Part[]; mocks: Mock[]; exams: Exam[]; questions: Question[] }
