import { useState } from 'react'
import { categoryOf, chooseCategory, everything } from '#category.ts'
import type { Learner } from '#learner/here.ts'
import type { LiveSession } from '#learner/liveSession.ts'
import type { ModeSpec, Spec } from '#learner/spec.ts'
import { useTexts } from '#locales/useTexts.ts'
import { loadedPage } from '#page.ts'
import type { Payload } from '#payloads.ts'
import { openTicket, type Opened } from '#session/openTicket.ts'
import { PracticeScreen } from '#session/PracticeScreen.tsx'
import { TicketEmpty, TicketOffline } from '#session/TicketStates.tsx'
import { useTicket } from '#session/useTicket.ts'
import { Select } from '#ui/Select.tsx'
import { rulesFrom, specOf, type Rules } from './individual-rules.ts'
import { IndividualSetup, rulesKey } from './IndividualSetup.tsx'
import { aroundMode as around, modeShell } from './shells.tsx'

type ModePayload = Payload<'mode-ticket'>
type Loaded = { opened: Opened; rules: Rules | null }

/** The category that the learner learns for; every category where they want all. */
function categoryFor({ data }: ModePayload): string | null {
  const remembered = categoryOf(document.cookie)
  if (remembered === everything) return null
  return data.categories.find(({ id }) => id === remembered)?.id ?? data.categories[0]?.id ?? null
}

function modeSpec({ data }: ModePayload, mode: ModeSpec['mode'], category: string | null): ModeSpec {
  const { question_seconds: questionSeconds, mistakes_allowed: mistakesAllowed, has_hints: hasHints } = data.mode
  return { mode, questionSeconds, mistakesAllowed, hasHints, ...(category === null ? {} : { category }) }
}

const recallRules = async (learner: Learner, payload: ModePayload) => rulesFrom(await learner.recall(rulesKey), categoryFor(payload))

function ticketOf(payload: ModePayload) {
  const { kind } = payload.data.mode
  const isIndividual = kind === 'individual'
  return {
    edition: payload.edition,
    specFor: async (learner: Learner): Promise<Spec> =>
      isIndividual ? specOf(await recallRules(learner, payload)) : modeSpec(payload, kind, categoryFor(payload)),
    startsAtOnce: !isIndividual,
    // Who learns for another vehicle now does not want to go on with the old one.
    continues: (live: LiveSession, spec: Spec) =>
      isIndividual || ('category' in spec ? spec.category : null) === live.getSnapshot().session.pool?.category,
  }
}

async function load(payload: ModePayload): Promise<Loaded> {
  const opened = await openTicket(ticketOf(payload))
  const isIndividual = payload.data.mode.kind === 'individual'
  return { opened, rules: isIndividual && opened.kind !== 'offline' ? await recallRules(opened.learner, payload) : null }
}

function ModeTicket({ payload, loaded }: { payload: ModePayload; loaded: Loaded }) {
  const { opened, start, toRules, tryAgain } = useTicket(loaded.opened, ticketOf(payload))
  const [rules, setRules] = useState(loaded.rules)
  const isIndividual = payload.data.mode.kind === 'individual'
  if (opened.kind === 'offline') return <TicketOffline {...around(payload)} tryAgain={tryAgain} />
  if (isIndividual && opened.kind !== 'running') {
    const begin = (chosen: Rules) => {
      setRules(chosen)
      void start(specOf(chosen))
    }
    return <IndividualSetup payload={payload} learner={opened.learner} first={rules ?? rulesFrom(null, categoryFor(payload))} onBegin={begin} />
  }
  if (opened.kind !== 'running') return <TicketEmpty {...around(payload)} why="narrow" />
  return (
    <PracticeScreen
      key={opened.live.id}
      {...around(payload)}
      {...opened}
      site={payload.site}
      total={null}
      onAgain={() => (isIndividual ? toRules() : void start(opened.spec))}
      choice={
        !isIndividual && (
          <CategorySwitch payload={payload} live={opened.live} onChange={(spec) => void start(spec)} />
        )
      }
    />
  )
}

type CategorySwitchProps = { payload: ModePayload; live: LiveSession; onChange: (spec: Spec) => void }

/** For which vehicle the questions are; another one starts anew. */
function CategorySwitch({ payload, live, onChange }: CategorySwitchProps) {
  const { session, setup } = useTexts('practice')
  const { categories, mode } = payload.data
  if (categories.length < 2 || mode.kind === 'individual') return null
  const { kind } = mode
  const change = (id: string) => {
    chooseCategory(id)
    onChange(modeSpec(payload, kind, id === everything ? null : id))
  }
  return (
    <Select
      label={session.category}
      isLabelHidden
      value={live.getSnapshot().session.pool?.category ?? everything}
      onChange={change}
      options={[...categories.map(({ id, name }) => ({ value: id, text: name })), { value: everything, text: setup.anyCategory }]}
    />
  )
}

export default loadedPage('mode-ticket', { ...modeShell, load, Component: ModeTicket })
