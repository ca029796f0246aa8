import { formatNumber } from '#lib/format.ts'
import { pluralEn } from '#lib/plural.ts'

const counted = (one: string, other: string) => (count: number) =>
  `${formatNumber(count, 'en-GB')}\u00a0${pluralEn(count, { one, other })}`

export const texts = {
  start: {
    questions: 'Questions',
    time: 'Time',
    pass: 'To pass',
    passMark: (mark: string, total: string) => `${mark} of ${total}`,
    passPoints: (mark: string, most: string) => `${mark} of ${most} points`,
    order: 'Order',
    free: 'Go back and change answers as you like; flag what you want to see again.',
    forward: 'One question after the other. There is no way back to an earlier one.',
    clock: 'Each question',
    clockBasic: (read: string, answer: string) => `${read} to read, then ${answer} to answer`,
    clockWhole: (answer: string) => `${answer} to read and answer`,
    feedback: 'Results come at the end, with every question explained.',
    noHints: 'No hints.',
    hintsAllowed: 'Hints are allowed.',
    ready: 'The clock starts when you do.',
    begin: 'Start the test',
    resume: 'Continue',
    how: 'When to see the answers',
    atOnce: 'After each question',
    atEnd: 'At the end, as in the test',
    short: (here: string, total: string) =>
      `${here} of the ${total} questions are free. Good for practice; a verdict needs all of them.`,
  },
  run: {
    section: (name: string, number: string, total: string) => `${name}: ${number} of ${total}`,
    worth: counted('point', 'points'),
    flag: 'Flag',
    unflag: 'Remove the flag',
    overview: 'Overview',
    toReview: 'Review and hand in',
    reading: 'Reading time',
    answering: 'Time to answer',
    answerNow: 'Answer now',
    nowAnswer: 'Answer now: the time to answer has begun.',
    confirm: 'Confirm and go on',
    goOn: 'Go on without an answer',
  },
  grid: {
    title: 'Overview',
    question: (number: string) => `Question ${number}`,
    answered: 'answered',
    open: 'not answered',
    flagged: 'flagged',
    current: 'current',
  },
  review: {
    title: 'Before you hand in',
    answered: counted('answered', 'answered'),
    open: counted('not answered', 'not answered'),
    flagged: counted('flagged', 'flagged'),
    openCounts: 'Questions without an answer count as wrong.',
    allAnswered: 'Every question has an answer.',
    back: 'Back to questions',
    handIn: 'Hand in',
  },
}
