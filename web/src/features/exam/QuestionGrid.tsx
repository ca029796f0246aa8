import { Flag } from 'lucide-react'
import { cx } from '#lib/cx.ts'
import { useTexts } from '#locales/useTexts.ts'
import type { ExamRun } from './useExam.ts'

type QuestionGridProps = { run: ExamRun; onShow: (place: number) => void }

/** A number for each question: filled when it has an answer, with a flag when it is flagged. */
export function QuestionGrid({ run, onShow }: QuestionGridProps) {
  const { grid } = useTexts('exam')
  const { counts } = useTexts('shell')
  const { steps, position } = run.view
  return (
    <ol className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1.5">
      {steps.map((step, place) => {
        const states = [step.answer ? grid.answered : grid.open, ...(step.isFlagged ? [grid.flagged] : [])]
        return (
          <li key={step.questionId}>
            <button
              type="button"
              aria-label={`${grid.question(counts.number(place + 1))}: ${states.join(', ')}`}
              aria-current={place === position ? 'step' : undefined}
              data-filled={step.answer ? '' : undefined}
              onClick={() => onShow(place)}
              className={cx(
                'font-display relative grid h-11 w-full place-items-center rounded-lg border-2 pt-0.5 font-bold tabular-nums',
                step.answer ? 'bg-primary border-primary text-on-primary' : 'border-edge bg-card',
                place === position && 'outline-primary outline-3 outline-offset-1',
              )}
            >
              {counts.number(place + 1)}
              {step.isFlagged && (
                <span className="bg-warn-soft text-warn absolute -top-1.5 -right-1 rounded-full p-0.5">
                  <Flag aria-hidden="true" className="size-3.5" fill="currentColor" />
                </span>
              )}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
