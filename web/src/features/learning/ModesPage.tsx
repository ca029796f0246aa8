import { useProgress } from '#learner/hooks.ts'
import { useTexts } from '#locales/useTexts.ts'
import { plainPage } from '#page.ts'
import type { Payload } from '#payloads.ts'
import { ExamCard } from './ExamCard.tsx'
import { ModeCard } from './ModeCard.tsx'

function Modes({ payload }: { payload: Payload<'learning-modes'> }) {
  const { modes: texts } = useTexts('learning')
  const progress = useProgress(payload.edition)
  const { modes, exams } = payload.data
  return (
    <div className="wrap flex flex-col gap-12 py-8 sm:py-12">
      <header>
        <h1 className="text-4xl sm:text-5xl">{texts.title}</h1>
        <p className="text-muted mt-2 text-xl">{texts.lead}</p>
      </header>
      <div className="grid gap-4 md:grid-cols-2">
        {modes.map((mode) => (
          <ModeCard key={mode.kind} mode={mode} progress={progress} heading="h2" />
        ))}
      </div>
      {exams.length > 0 && (
        <section className="flex flex-col gap-5">
          <h2 className="text-2xl sm:text-3xl">{texts.exams}</h2>
          <div className="grid gap-4 md:grid-cols-2">
            {exams.map((exam) => (
              <ExamCard key={`${exam.kind}-${exam.ticket_id}`} exam={exam} progress={progress} />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}

export default plainPage('learning-modes', { Component: Modes })
