import { ArrowLeft, ArrowRight, Flag } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#locales/useTexts.ts'
import { IconToggle } from '#question/IconToggle.tsx'
import { KeysHelp } from '#question/KeysHelp.tsx'
import type { KeyAction } from '#question/keys.ts'
import { useKeys } from '#question/useKeys.ts'
import { ActionBar } from '#session/ActionBar.tsx'
import { Button } from '#ui/Button.tsx'
import type { ExamRun } from './useExam.ts'

/** What can be done with the open question of an exam, by finger and by key. */
export function ExamActions({ run }: { run: ExamRun }) {
  const { question: texts } = useTexts('practice')
  const { run: words } = useTexts('exam')
  const [isHelpOpen, setHelpOpen] = useState<boolean | null>(null)
  const { step, position } = run.view
  useExamKeys(run, isHelpOpen !== true, () => setHelpOpen(true))
  const forwardText = step?.answer ? words.confirm : words.goOn
  const freeText = run.isLast ? words.toReview : texts.next
  return (
    <ActionBar>
      <div className="flex items-center gap-1">
        {run.isFree && (
          <>
            <IconToggle Icon={ArrowLeft} label={texts.previous} text="" isDisabled={position === 0} onClick={() => run.move(-1)} />
            <IconToggle Icon={Flag} label={step?.isFlagged ? words.unflag : words.flag} text={words.flag} isOn={step?.isFlagged} tone="warn" onClick={run.flag} />
          </>
        )}
        <KeysHelp star={run.isFree ? 'flag' : null} canMove={run.isFree} hasHints={false} isOpen={isHelpOpen} setOpen={setHelpOpen} />
      </div>
      <Button size="large" tone={run.isFree || step?.answer ? 'primary' : 'secondary'} onClick={run.goOn} className="min-w-32">
        {run.isFree ? freeText : forwardText}
        <ArrowRight aria-hidden="true" className="size-5" />
      </Button>
    </ActionBar>
  )
}

function useExamKeys(run: ExamRun, isOn: boolean, openHelp: () => void) {
  const options = run.view.question?.options ?? []
  const isShort = run.view.question?.kind === 'yesno'
  const ways: Record<Exclude<KeyAction['kind'], 'choose'>, () => void> = {
    // Without an answer a key must not end a question that cannot be opened again.
    confirm: () => (run.isFree || run.view.step?.answer) && run.goOn(),
    star: run.flag,
    hint: () => undefined,
    previous: () => run.move(-1),
    following: () => run.move(1),
    help: openHelp,
  }
  const onAction = (action: KeyAction) => {
    if (action.kind !== 'choose') return ways[action.kind]()
    const option = options[action.place]
    return option && run.choose(option.id)
  }
  const initials = isShort ? options.map((option) => option.text.slice(0, 1).toLowerCase()) : []
  useKeys({ optionCount: options.length, initials, isOn, onAction })
}
