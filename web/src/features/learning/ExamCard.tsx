import type { Progress } from '#learner/progress.ts'
import { useTexts } from '#locales/useTexts.ts'
import { paths } from '#paths.ts'
import type { Exam } from '#payloads.ts'
import { WayCard } from '#WayCard.tsx'

/** A whole exam with its rules in figures and the learner's best result. */
export function ExamCard({ exam, progress }: { exam: Exam; progress: Progress }) {
  const { learning: texts, modes } = useTexts('learning')
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
  const way = exam.kind === 'signs' ? 'signs' : 'simulator'
  const best = progress.bests.get(`${way}/${exam.ticket_id}`)
  return (
    <WayCard
      way={way}
      href={paths.ticket(way, exam.ticket_id)}
      name={exam.name}
      figure={way === 'signs' ? undefined : counts.number(exam.question_count)}
      facts={facts}
    >
      <p className="text-muted leading-snug">{best === undefined ? modes.noResult : texts.best(counts.of(best, exam.question_count))}</p>
    </WayCard>
  )
}
