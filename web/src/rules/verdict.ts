/** Whether a part is passed: its best result reaches the edition's share, rounded up to whole questions. */
export function isPartPassed(bestResult: number, questionCount: number, passPercent: number): boolean {
  return questionCount > 0 && bestResult * 100 >= questionCount * passPercent
}

/** Whether a topic is passed: it has parts and all of them are. */
export function isTopicPassed(parts: readonly boolean[]): boolean {
  return parts.length > 0 && parts.every(Boolean)
}

/** Whether a mock is passed: its best result reaches its pass mark. */
export function isMockPassed(bestResult: number, passMark: number): boolean {
  return bestResult >= passMark
}

/** What must be reached to pass an exam; every rule that is given must hold. */
export type PassRule = { marks?: number | null; points?: number | null; section_marks?: number | null }

/** One question of an exam as it was answered; a question left out is wrong. */
export type Answered = { section: string; points: number; is_right: boolean }

export type SectionVerdict = { section: string; right: number; count: number; points: number; is_enough: boolean }

export type ExamVerdict = {
  is_passed: boolean
  right: number
  count: number
  points: number
  max_points: number
  sections: SectionVerdict[]
}

/** The verdict on an exam. */
export function examVerdict(rule: PassRule, answers: readonly Answered[]): ExamVerdict {
  const names = [...new Set(answers.map((answer) => answer.section))]
  const sections = names.map((name) => sectionVerdict(rule, name, answers.filter((answer) => answer.section === name)))
  const right = sum(sections.map((section) => section.right))
  const points = sum(sections.map((section) => section.points))
  const isPassed =
    answers.length > 0 && right >= (rule.marks ?? 0) && points >= (rule.points ?? 0) && sections.every((section) => section.is_enough)
  return { is_passed: isPassed, right, count: answers.length, points, max_points: sum(answers.map((answer) => answer.points)), sections }
}

function sectionVerdict(rule: PassRule, section: string, given: readonly Answered[]): SectionVerdict {
  const right = given.filter((answer) => answer.is_right)
  return {
    section,
    right: right.length,
    count: given.length,
    points: sum(right.map((answer) => answer.points)),
    is_enough: right.length >= (rule.section_marks ?? 0),
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
