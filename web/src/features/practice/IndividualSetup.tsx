import { useState } from 'react'
import { everything } from '#category.ts'
import type { Learner } from '#learner/here.ts'
import { useTexts } from '#locales/useTexts.ts'
import type { Payload } from '#payloads.ts'
import { TicketFrame } from '#session/TicketStates.tsx'
import { Button } from '#ui/Button.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Select } from '#ui/Select.tsx'
import { Switch } from '#ui/Switch.tsx'
import { specOf, type Rules } from './individual-rules.ts'
import { aroundMode } from './shells.tsx'
import { TopicChoice } from './TopicChoice.tsx'

/** Under which name the rules are remembered on the device. */
export const rulesKey = 'individual'

const questionCounts = [5, 10, 20, 30, 50, 100]
const mistakeCounts = [0, 1, 3, 5, 10]
const minuteCounts = [5, 10, 20, 30, 57]
const none = ''

type IndividualSetupProps = {
  payload: Payload<'mode-ticket'>
  learner: Learner
  first: Rules
  onBegin: (rules: Rules) => void
}

/** An exam by the learner's own rules: the rules, then the start. */
export function IndividualSetup({ payload, learner, first, onBegin }: IndividualSetupProps) {
  const { setup: texts, states } = useTexts('practice')
  const { counts } = useTexts('shell')
  const [rules, setRules] = useState(first)
  const change = (some: Partial<Rules>) => setRules({ ...rules, ...some })
  const available = learner.count(specOf({ ...rules, questions: Number.MAX_SAFE_INTEGER }))
  const begin = () => {
    // That the rules are remembered can wait; the start cannot.
    void learner.remember(rulesKey, rules).catch(() => null)
    onBegin(rules)
  }
  return (
    <TicketFrame {...aroundMode(payload)}>
      <div className="flex flex-col gap-7">
        <header>
          <h2 className="text-2xl">{texts.title}</h2>
          <p className="text-muted">{texts.lead}</p>
        </header>
        <Counts rules={rules} available={available} change={change} />
        <Switch label={texts.shuffle} isOn={rules.shuffles} onChange={(shuffles) => change({ shuffles })} />
        <Switch label={texts.hints} hint={texts.hintsHint} isOn={rules.hints} onChange={(hints) => change({ hints })} />
        {payload.data.categories.length > 1 && (
          <Select
            label={texts.category}
            value={rules.category ?? everything}
            onChange={(id) => change({ category: id === everything ? null : id })}
            options={[...payload.data.categories.map(({ id, name }) => ({ value: id, text: name })), { value: everything, text: texts.anyCategory }]}
          />
        )}
        <TopicChoice topics={payload.data.topics} category={rules.category} chosen={rules.topics} onChange={(topics) => change({ topics })} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button size="large" onClick={begin} disabled={available === 0} className="min-w-40">
            {texts.start}
          </Button>
          <p role="status" className={available === 0 ? 'text-bad font-semibold' : 'text-muted'}>
            {available === 0 ? states.emptyTitle : texts.available(counts.questions(available))}
          </p>
        </div>
      </div>
    </TicketFrame>
  )
}

type CountsProps = { rules: Rules; available: number; change: (some: Partial<Rules>) => void }

function Counts({ rules, available, change }: CountsProps) {
  const { setup: texts } = useTexts('practice')
  const { counts } = useTexts('shell')
  const named = (count: number, text = counts.number(count)) => ({ value: String(count), text })
  const offered = questionCounts.filter((count) => count <= Math.max(available, 5))
  const chosen = offered.findLast((count) => count <= rules.questions) ?? offered[0] ?? 5
  return (
    <>
      <RadioGroup
        label={texts.questions}
        value={String(chosen)}
        onChange={(value) => change({ questions: Number(value) })}
        options={offered.map((count) => named(count))}
      />
      <RadioGroup
        label={texts.mistakes}
        value={rules.mistakes === null ? none : String(rules.mistakes)}
        onChange={(value) => change({ mistakes: value === none ? null : Number(value) })}
        options={[...mistakeCounts.map((count) => named(count)), { value: none, text: texts.anyMistakes }]}
      />
      <RadioGroup
        label={texts.minutes}
        value={rules.minutes === null ? none : String(rules.minutes)}
        onChange={(value) => change({ minutes: value === none ? null : Number(value) })}
        options={[...minuteCounts.map((count) => named(count, counts.minutes(count))), { value: none, text: texts.noLimit }]}
      />
    </>
  )
}
