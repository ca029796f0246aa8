import type { Lists, Question } from '#content/shapes.ts'

/** A question whose right option is "a". */
export const question = (id: string, topic: number, more: Partial<Question> = {}): Question => ({
  id,
  topic_id: topic,
  part: topic * 100 + 1,
  kind: 'single',
  text: `What about ${id}?`,
  options: ['a', 'b', 'c'].map((option) => ({ id: option, text: option })),
  correct: ['a'],
  explanation: 'Because.',
  source: ['HC 1'],
  sign_codes: [],
  multiple: false,
  free: true,
  difficulty: 1,
  points: 1,
  scope: null,
  categories: ['car'],
  ...more,
})

const ids = (topic: number, count: number) => Array.from({ length: count }, (_, i) => `q-${topic}-${i + 1}`)

/** Two topics of six questions in two parts each, a mock, a simulator of 4 questions in 10 minutes, and an exam with question clocks. */
export const lessons = (): Lists => ({
  topics: [
    { id: 1, name: 'Alertness', number: 1 },
    { id: 2, name: 'Signs', number: 2 },
  ],
  parts: [1, 2].flatMap((topic) =>
    [1, 2].map((part) => ({
      id: topic * 100 + part,
      name: `Topic ${topic}: part ${part}`,
      questions: ids(topic, 6).slice((part - 1) * 3, part * 3),
      topic_id: topic,
      type: 'topic',
      question_count: 3,
      pass_mark: 3,
      free: true,
    })),
  ),
  mocks: [
    {
      id: 1,
      type: 'mock',
      name: 'Mock test 1',
      questions: ['q-1-1', 'q-1-2', 'q-2-1', 'q-2-2'],
      cover: '/cover.svg',
      extreme_questions_numbers: [1, 4],
      question_count: 4,
      pass_mark: 3,
      category: 'car',
      free: true,
    },
  ],
  exams: [
    {
      number: 1,
      id: 'car',
      kind: 'simulator',
      name: 'Car theory test',
      categories: ['car'],
      minutes: 10,
      sections: [{ id: 'all', name: 'All', count: 4, strata: [1, 2].map((topic) => ({ weight: 1, topics: [topic] })) }],
      navigation: 'free',
      hints: false,
      pass: { marks: 3 },
      is_open: true,
      is_open_for_free: true,
    },
    {
      number: 2,
      id: 'b',
      kind: 'simulator',
      name: 'State exam',
      categories: ['car'],
      minutes: 25,
      sections: [
        { id: 'basic', name: 'Basic', count: 2, clock: { read_seconds: 20, answer_seconds: 15 }, strata: [{ weight: 1, topics: [1] }] },
        { id: 'specialist', name: 'Specialist', count: 1, clock: { read_seconds: 0, answer_seconds: 50 }, strata: [{ weight: 1, topics: [2] }] },
      ],
      navigation: 'forward',
      hints: false,
      pass: { points: 3 },
      is_open: true,
      is_open_for_free: true,
    },
  ],
  questions: [1, 2].flatMap((topic) => ids(topic, 6).map((id) => question(id, topic))),
})
