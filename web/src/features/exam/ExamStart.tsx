import { useState } from 'react'
import type { Exam } from '#content/shapes.ts'
import type { Spec } from '#learner/spec.ts'
import { useTexts } from '#locales/useTexts.ts'
import type { Payload } from '#payloads.ts'
import type { Waiting } from '#session/openTicket.ts'
import { TicketFrame } from '#session/TicketStates.tsx'
import { Button } from '#ui/Button.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { ExamFacts } from './ExamFacts.tsx'
import { useAround } from './shell.tsx'

type ExamStartProps = { payload: Payload<'learning-ticket'>; opened: Waiting; start: (spec: Spec) => Promise<void> }
type Feedback = 'at_once' | 'at_end'

/** The blueprint behind an exam's ticket. */
export function blueprintOf({ learner, spec }: Pick<Waiting, 'learner' | 'spec'>): Exam | undefined {
  return spec.mode === 'simulator' || spec.mode === 'signs' ? learner.pack().exam(spec.mode, spec.ticketId) : undefined
}

/** The rules of an exam in short, and its start. */
export function ExamStart({ payload, opened, start }: ExamStartProps) {
  const { start: texts } = useTexts('exam')
  const { counts } = useTexts('shell')
  const [feedback, setFeedback] = useState<Feedback>('at_end')
  const { learner, spec } = opened
  const { ticket } = payload.data
  const here = learner.count(spec)
  const total = ticket.question_count ?? here
  const blueprint = blueprintOf(opened)
  const isMock = spec.mode === 'mock'
  return (
    <TicketFrame {...useAround(payload)}>
      <div className="flex flex-col gap-7">
        <ExamFacts mock={payload.data.mock} exam={payload.data.exam} sections={blueprint?.sections ?? []} />
        <Rules isForward={blueprint?.navigation === 'forward'} hasHints={blueprint?.hints ?? false} isAtEnd={!isMock || feedback === 'at_end'} isTimed={!isMock} />
        {isMock && (
          <RadioGroup
            label={texts.how}
            value={feedback}
            onChange={setFeedback}
            options={[
              { value: 'at_end', text: texts.atEnd },
              { value: 'at_once', text: texts.atOnce },
            ]}
          />
        )}
        {here > 0 && here < total && <p className="bg-warn-soft text-warn rounded-xl px-4 py-3 font-semibold">{texts.short(counts.number(here), counts.number(total))}</p>}
        <Button size="large" className="self-start max-sm:w-full" onClick={() => void start(spec.mode === 'mock' ? { ...spec, feedback } : spec)}>
          {texts.begin}
        </Button>
      </div>
    </TicketFrame>
  )
}

type RulesProps = { isForward: boolean; hasHints: boolean; isAtEnd: boolean; isTimed: boolean }

function Rules({ isForward, hasHints, isAtEnd, isTimed }: RulesProps) {
  const { start: texts } = useTexts('exam')
  const rules = [
    ...(isAtEnd ? [isForward ? texts.forward : texts.free, texts.feedback, hasHints ? texts.hintsAllowed : texts.noHints] : [texts.hintsAllowed]),
    ...(isTimed ? [texts.ready] : []),
  ]
  return (
    <ul className="flex list-disc flex-col gap-1.5 pl-5 text-lg">
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  )
}
