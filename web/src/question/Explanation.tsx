import { CircleCheck, CircleX } from 'lucide-react'
import type { Question } from '#content/shapes.ts'
import { cx } from '#lib/cx.ts'
import { useTexts } from '#locales/useTexts.ts'
import type { Level } from '#rules/mastery.ts'
import { LevelMeter } from './LevelMeter.tsx'
import { optionName } from './letters.ts'

type ExplanationProps = {
  question: Question
  chosen: readonly string[]
  isRight: boolean
  /** The level after the answer, where it is told. */
  level?: Level | undefined
  /** What can be done about the question. */
  children?: React.ReactNode
}

/** What came of an answer and why: the verdict in words, what speaks against the chosen option, the rule, its source. */
export function Explanation({ question, chosen, isRight, level, children }: ExplanationProps) {
  const { question: texts, levels } = useTexts('practice')
  const Icon = isRight ? CircleCheck : CircleX
  const against = question.options.filter((option) => option.why && chosen.includes(option.id) && !question.correct.includes(option.id))
  return (
    <section className={cx('flex flex-col gap-2 rounded-2xl border-l-8 p-4 sm:p-5', isRight ? 'bg-good-soft border-good' : 'bg-bad-soft border-bad')}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className={cx('font-display flex items-center gap-2 text-xl font-extrabold', isRight ? 'text-good' : 'text-bad')}>
          <Icon aria-hidden="true" className="size-6" />
          {chosen.length === 0 ? texts.left : isRight ? texts.right : texts.wrong}
        </p>
        {level && <LevelMeter level={level} label={levels.label} />}
      </div>
      {against.map((option) => (
        <p key={option.id}>
          <b className="block font-semibold">{optionName(question, option.id)}</b>
          {option.why}
        </p>
      ))}
      <p>{question.explanation}</p>
      {question.source.length > 0 && (
        <p className="text-muted text-base">
          {texts.source}: {question.source.join(' · ')}
        </p>
      )}
      {children}
    </section>
  )
}

/** The same in one sentence, for those who hear the page. */
export function Announcement({ question, feedback }: { question: Question; feedback: { isRight: boolean; correct: readonly string[] } | null }) {
  const { question: texts } = useTexts('practice')
  const right = feedback?.correct.map((id) => optionName(question, id)).join('; ') ?? ''
  return (
    <p role="status" className="sr-only">
      {feedback && (feedback.isRight ? `${texts.right}. ` : `${texts.wrong}. ${texts.rightAnswer(right)}. `)}
      {feedback && question.explanation}
    </p>
  )
}
