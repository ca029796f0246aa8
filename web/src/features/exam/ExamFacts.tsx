import type { Exam as Blueprint } from '#content/shapes.ts'
import { useTexts } from '#locales/useTexts.ts'
import type { Exam, Mock } from '#payloads.ts'

type ExamFactsProps = { mock: Mock | null; exam: Exam | null; sections: Blueprint['sections'] }
type Fact = { name: string; value: string }

/** An exam's numbers: questions, minutes, what passes, and the clock of each question. */
export function ExamFacts({ mock, exam, sections }: ExamFactsProps) {
  const { start: texts } = useTexts('exam')
  const { counts } = useTexts('shell')
  const marks = exam?.pass_points ?? exam?.pass_marks ?? mock?.pass_mark ?? null
  const most = exam?.pass_points == null ? (exam?.question_count ?? mock?.question_count ?? 0) : (exam.max_points ?? 0)
  const passing = exam?.pass_points == null ? texts.passMark : texts.passPoints
  const facts: Fact[] = [
    { name: texts.questions, value: counts.number(exam?.question_count ?? mock?.question_count ?? 0) },
    ...(exam?.minutes == null ? [] : [{ name: texts.time, value: counts.minutes(exam.minutes) }]),
    ...(marks === null ? [] : [{ name: texts.pass, value: passing(counts.number(marks), counts.number(most)) }]),
  ]
  const clocks = sections.filter((section) => section.clock)
  return (
    <>
      <dl className="flex flex-wrap gap-x-10 gap-y-4">
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt className="text-muted">{fact.name}</dt>
            <dd className="font-display text-2xl font-extrabold tabular-nums">{fact.value}</dd>
          </div>
        ))}
      </dl>
      {clocks.length > 0 && (
        <dl className="border-line flex flex-col gap-3 border-l-4 pl-4">
          {clocks.map((section) => (
            <div key={section.id}>
              <dt className="font-semibold">
                {section.name}: {counts.number(section.count)}
              </dt>
              <dd className="text-muted">
                <ClockText clock={section.clock} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

function ClockText({ clock }: { clock: Blueprint['sections'][number]['clock'] }) {
  const { start: texts } = useTexts('exam')
  const { counts } = useTexts('shell')
  if (!clock) return null
  const answer = counts.seconds(clock.answer_seconds)
  return clock.read_seconds > 0 ? texts.clockBasic(counts.seconds(clock.read_seconds), answer) : texts.clockWhole(answer)
}
