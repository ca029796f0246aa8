import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { Question } from '#content/shapes.ts'
import { cx } from '#lib/cx.ts'
import { useTexts } from '#locales/useTexts.ts'
import { OptionList } from './OptionList.tsx'
import { Pictures } from './Pictures.tsx'

type QuestionCardProps = {
  question: Question
  chosen: readonly string[]
  correct: readonly string[] | null
  struck?: string | null
  onChoose?: ((id: string) => void) | undefined
  /** A line above the question: its points, its section. */
  above?: ReactNode
  /** What follows the options once the answer is known. */
  children?: ReactNode
}

/** One question: its text, its picture, its options, and nothing else. */
export function QuestionCard({ question, chosen, correct, struck = null, onChoose, above, children }: QuestionCardProps) {
  const { question: texts } = useTexts('practice')
  const heading = useArrival(question.id)
  const id = `question-${question.id}`
  return (
    <article className="mx-auto flex w-full max-w-3xl flex-col gap-3.5 sm:gap-5">
      {above}
      <div className={cx('flex gap-3 sm:gap-6', question.image ? 'flex-col sm:flex-row-reverse sm:items-center' : 'flex-col')}>
        <div className="flex-1">
          <h2 ref={heading} id={id} tabIndex={-1} className="font-sans text-[1.25rem] leading-snug font-semibold tracking-normal text-pretty sm:text-2xl sm:leading-snug">
            {question.text}
          </h2>
          {question.multiple && <p className="text-muted mt-1 font-semibold">{texts.choose(question.correct.length)}</p>}
        </div>
        <Pictures question={question} />
      </div>
      <OptionList key={question.id} question={question} chosen={chosen} correct={correct} struck={struck} labelledBy={id} onChoose={onChoose} />
      {children}
    </article>
  )
}

/** Puts keyboard, screen reader and window at the question whenever another one comes. */
function useArrival(questionId: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const seen = useRef(questionId)
  useLayoutEffect(() => {
    if (seen.current === questionId) return
    seen.current = questionId
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [questionId])
  return heading
}
