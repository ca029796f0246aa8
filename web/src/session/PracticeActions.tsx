import { ArrowRight, CircleCheck, CircleX, Lightbulb, Star } from 'lucide-react'
import { useState } from 'react'
import { cx } from '#lib/cx.ts'
import { useTexts } from '#locales/useTexts.ts'
import { IconToggle } from '#question/IconToggle.tsx'
import { KeysHelp } from '#question/KeysHelp.tsx'
import type { KeyAction } from '#question/keys.ts'
import { useKeys } from '#question/useKeys.ts'
import { Button } from '#ui/Button.tsx'
import { ActionBar } from './ActionBar.tsx'
import type { Practice } from './usePractice.ts'

/** What can be done with the open question, by finger and by key. */
export function PracticeActions({ practice }: { practice: Practice }) {
  const { favourite, hint } = useTexts('practice')
  const [isHelpOpen, setHelpOpen] = useState<boolean | null>(null)
  const { session, question, feedback } = practice.view
  usePracticeKeys(practice, isHelpOpen !== true, () => setHelpOpen(true))
  return (
    <ActionBar>
      <div className="flex items-center gap-1">
        {question && (
          <IconToggle
            Icon={Star}
            label={practice.isFavourite ? favourite.remove : favourite.add}
            text={favourite.short}
            isOn={practice.isFavourite}
            onClick={practice.star}
          />
        )}
        {session.hasHints && !feedback && (
          <IconToggle Icon={Lightbulb} label={hint.use} text={hint.use} isDisabled={practice.hint === null} onClick={practice.strike} />
        )}
        <KeysHelp star="favourite" canMove={practice.isFree} hasHints={session.hasHints} isOpen={isHelpOpen} setOpen={setHelpOpen} />
        {feedback && <Verdict isRight={feedback.isRight} />}
      </div>
      <MainStep practice={practice} />
    </ActionBar>
  )
}

/** The word on the answer, in sight wherever the page is scrolled to. */
function Verdict({ isRight }: { isRight: boolean }) {
  const { question } = useTexts('practice')
  const Icon = isRight ? CircleCheck : CircleX
  return (
    <p aria-hidden="true" className={cx('font-display flex items-center gap-2 px-1 text-lg leading-tight font-extrabold', isRight ? 'text-good' : 'text-bad')}>
      <Icon className="size-6" />
      {isRight ? question.right : question.wrong}
    </p>
  )
}

function MainStep({ practice }: { practice: Practice }) {
  const { question: texts } = useTexts('practice')
  const { view, isAnswered, chosen } = practice
  if (isAnswered) {
    return (
      <Button size="large" onClick={practice.goOn} className="min-w-32">
        {isLastStep(practice) ? texts.toResult : texts.next}
        <ArrowRight aria-hidden="true" className="size-5" />
      </Button>
    )
  }
  if (view.question?.multiple) {
    const isReady = chosen.length === view.question.correct.length
    return (
      <Button size="large" aria-disabled={!isReady} onClick={isReady ? practice.check : undefined} className="min-w-32 aria-disabled:opacity-50">
        {texts.check}
      </Button>
    )
  }
  if (!practice.canSkip) return null
  return (
    <Button tone="quiet" size="large" onClick={practice.goOn}>
      {texts.skip}
    </Button>
  )
}

const isLastStep = ({ view }: Practice) => view.isOver || (view.count !== null && view.steps.every((step) => step.answer))

function usePracticeKeys(practice: Practice, isOn: boolean, openHelp: () => void) {
  const { question } = practice.view
  const options = question?.options ?? []
  const initials = question?.kind === 'yesno' ? options.map((option) => option.text.slice(0, 1).toLowerCase()) : []
  const confirm = () => {
    if (practice.isAnswered) practice.goOn()
    else if (question?.multiple && practice.chosen.length === question.correct.length) practice.check()
  }
  const ways: Record<Exclude<KeyAction['kind'], 'choose'>, () => void> = {
    confirm,
    star: practice.star,
    hint: practice.strike,
    previous: () => practice.move(-1),
    following: () => practice.move(1),
    help: openHelp,
  }
  const onAction = (action: KeyAction) => {
    if (action.kind !== 'choose') return ways[action.kind]()
    const option = options[action.place]
    return option && practice.choose(option.id)
  }
  useKeys({ optionCount: options.length, initials, isOn, onAction })
}
