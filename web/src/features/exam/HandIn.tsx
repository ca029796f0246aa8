import { useTexts } from '#locales/useTexts.ts'
import { useArrival } from '#session/useArrival.ts'
import { ActionBar } from '#session/ActionBar.tsx'
import { Button } from '#ui/Button.tsx'
import { QuestionGrid } from './QuestionGrid.tsx'
import type { ExamRun } from './useExam.ts'

/** The last look before an exam is handed in. */
export function HandIn({ run }: { run: ExamRun }) {
  const { review: texts } = useTexts('exam')
  const heading = useArrival()
  const { steps } = run.view
  const answered = steps.filter((step) => step.answer).length
  const flagged = steps.filter((step) => step.isFlagged).length
  const open = steps.length - answered
  const facts = [texts.answered(answered), ...(open > 0 ? [texts.open(open)] : []), ...(flagged > 0 ? [texts.flagged(flagged)] : [])]
  return (
    <>
      <div className="wrap flex max-w-3xl flex-1 flex-col gap-6 py-6 sm:py-10">
        <header>
          <h2 ref={heading} tabIndex={-1} className="text-3xl sm:text-4xl">
            {texts.title}
          </h2>
          <ul className="font-display mt-2 flex flex-wrap gap-x-5 text-xl font-bold">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <p className={open > 0 ? 'text-warn mt-1 font-semibold' : 'text-muted mt-1'}>{open > 0 ? texts.openCounts : texts.allAnswered}</p>
        </header>
        <QuestionGrid run={run} onShow={run.show} />
      </div>
      <ActionBar>
        <Button tone="secondary" onClick={run.backToQuestions}>
          {texts.back}
        </Button>
        <Button size="large" onClick={run.handIn} className="whitespace-nowrap">
          {texts.handIn}
        </Button>
      </ActionBar>
    </>
  )
}
