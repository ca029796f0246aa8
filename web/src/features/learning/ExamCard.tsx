import { useTexts } from '#locales/useTexts.ts'
import { paths } from '#paths.ts'
import type { Exam } from '#payloads.ts'
import { WayCard } from '#WayCard.tsx'

/** A whole exam with its rules in figures. */
export function ExamCard({ exam }: { exam: Exam }) {
  const { learning: texts } = useTexts('learning')
  const { counts } = useTexts('shell')
  const { clock } = exam
  const passed = exam.pass_points ?? exam.pass_marks
  const total = exam.pass_points === null ? exam.question_count : exam.max_points
  const facts = [
    counts.questions(exam.question_count),
    ...(exam.minutes === null ? [] : [counts.minutes(exam.minutes)]),
    ...(passed === null || total === null ? [] : [texts.passMark(counts.number(passed), counts.number(total))]),
    ...(clock ? [texts.clock(counts.seconds(clock.read_seconds), counts.seconds(clock.answer_seconds))] : []),
  ]
  const isSigns = exam.kind === 'signs'
  return (
    <WayCard
      way={isSigns ? 'signs' : 'simulator'}
      href={paths.ticket(isSigns ? 'signs' : 'simulator', exam.ticket_id)}
      name={exam.name}
      figure={isSigns ? undefined : counts.number(exam.question_count)}
      facts={facts}
    />
  )
}
