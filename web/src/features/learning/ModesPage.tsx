import { useTexts } from '#locales/useTexts.ts'
import { plainPage } from '#page.ts'
import type { Mode, Payload } from '#payloads.ts'
import { WayCard } from '#WayCard.tsx'
import { ExamCard } from './ExamCard.tsx'

function Modes({ payload }: { payload: Payload<'learning-modes'> }) {
  const { modes: texts } = useTexts('learning')
  const { modes, exams } = payload.data
  return (
    <div className="wrap flex flex-col gap-12 py-8 sm:py-12">
      <header>
        <h1 className="text-4xl sm:text-5xl">{texts.title}</h1>
        <p className="text-muted mt-2 text-xl">{texts.lead}</p>
      </header>
      <div className="grid gap-4 md:grid-cols-2">
        {modes.map((mode) => (
          <ModeCard key={mode.kind} mode={mode} />
        ))}
      </div>
      {exams.length > 0 && (
        <section className="flex flex-col gap-5">
          <h2 className="text-2xl sm:text-3xl">{texts.exams}</h2>
          <div className="grid gap-4 md:grid-cols-2">
            {exams.map((exam) => (
              <ExamCard key={`${exam.kind}-${exam.ticket_id}`} exam={exam} />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}

function ModeCard({ mode }: { mode: Mode }) {
  const { modes: texts } = useTexts('learning')
  const { counts } = useTexts('shell')
  const { question_seconds: seconds } = mode
  const facts = [
    texts.draws(counts.questions(mode.question_count)),
    ...(seconds === null ? [] : [texts.perQuestion(counts.seconds(seconds))]),
    ...(mode.mistakes_allowed === 0 ? [texts.untilFirstMistake] : []),
    ...(mode.has_hints ? [texts.hints] : []),
  ]
  return <WayCard heading="h2" way={mode.kind} figure={seconds === null ? undefined : counts.number(seconds)} facts={facts} />
}

export default plainPage('learning-modes', { Component: Modes })
