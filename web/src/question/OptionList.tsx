import { Check, X } from 'lucide-react'
import type { Question } from '#content/shapes.ts'
import { cx } from '#lib/cx.ts'
import { useTexts } from '#locales/useTexts.ts'
import { letterOf } from './letters.ts'
import { lookOf, type Look } from './looks.ts'

type OptionListProps = {
  question: Question
  chosen: readonly string[]
  /** The right options; null while they must not be shown. */
  correct: readonly string[] | null
  struck: string | null
  labelledBy: string
  /** Without it the options can only be looked at. */
  onChoose?: ((id: string) => void) | undefined
}

/** The options of a question, one or several of which can be chosen. */
export function OptionList({ question, labelledBy, onChoose, ...given }: OptionListProps) {
  const isShort = question.kind === 'yesno'
  return (
    <div
      role={question.multiple ? 'group' : 'radiogroup'}
      aria-labelledby={labelledBy}
      className={cx('grid gap-2 sm:gap-2.5', isShort && 'grid-cols-2')}
    >
      {question.options.map((option, place) => (
        <Option
          key={option.id}
          role={question.multiple ? 'checkbox' : 'radio'}
          letter={letterOf(question, place)}
          text={option.text}
          look={lookOf(option.id, given)}
          isChosen={given.chosen.includes(option.id)}
          onChoose={onChoose && option.id !== given.struck ? () => onChoose(option.id) : undefined}
        />
      ))}
    </div>
  )
}

const looks: Record<Look, string> = {
  plain: 'bg-card border-edge hover:border-primary',
  chosen: 'bg-primary-soft border-primary',
  struck: 'bg-card border-line text-muted line-through',
  right: 'bg-good-soft border-good',
  missed: 'bg-card border-good border-dashed',
  wrong: 'bg-bad-soft border-bad',
  faded: 'bg-card border-line text-muted',
}

type OptionProps = {
  role: 'radio' | 'checkbox'
  letter: string
  text: string
  look: Look
  isChosen: boolean
  onChoose: (() => void) | undefined
}

function Option({ role, letter, text, look, isChosen, onChoose }: OptionProps) {
  const { marks } = useTexts('practice').question
  const told = look === 'right' || look === 'missed' || look === 'wrong' || look === 'struck' ? marks[look] : null
  return (
    <button
      type="button"
      role={role}
      data-option
      aria-checked={isChosen}
      aria-disabled={!onChoose}
      onClick={onChoose}
      className={cx(
        'flex min-h-13 w-full touch-manipulation items-center gap-3 rounded-xl border-2 px-3 py-1.5 text-left leading-snug sm:min-h-14 sm:px-3.5 sm:py-2.5 sm:text-lg',
        letter === '' && 'justify-center font-display text-xl font-bold',
        looks[look],
      )}
    >
      <Mark look={look} letter={letter} isBox={role === 'checkbox'} />
      <span className={letter === '' ? '' : 'flex-1'}>
        {text}
        {told && <span className={cx('block text-base font-semibold no-underline', look === 'wrong' ? 'text-bad' : look === 'struck' ? 'sr-only' : 'text-good')}>{told}</span>}
      </span>
    </button>
  )
}

function Mark({ look, letter, isBox }: { look: Look; letter: string; isBox: boolean }) {
  if (look === 'right' || look === 'missed') return <Check aria-hidden="true" className="text-good size-6 shrink-0" strokeWidth={3} />
  if (look === 'wrong') return <X aria-hidden="true" className="text-bad size-6 shrink-0" strokeWidth={3} />
  if (letter === '') return null
  return (
    <span
      aria-hidden="true"
      className={cx(
        'font-display grid size-8 shrink-0 place-items-center border-2 pt-0.5 text-base leading-none font-extrabold',
        isBox ? 'rounded-md' : 'rounded-full',
        look === 'chosen' ? 'bg-primary border-primary text-on-primary' : 'border-line text-muted',
      )}
    >
      {look === 'chosen' && isBox ? <Check className="size-5" strokeWidth={3.5} /> : letter}
    </span>
  )
}
