import { ChevronDown, CircleCheck, CircleX, Flag, Minus, Star } from 'lucide-react'
import { useState } from 'react'
import { cx } from '#lib/cx.ts'
import type { Learner } from '#learner/here.ts'
import { asAsked, type Session, type Step } from '#learner/liveSession.ts'
import type { Progress } from '#learner/progress.ts'
import type { Question } from '#content/shapes.ts'
import { useTexts } from '#locales/useTexts.ts'
import { Explanation } from '#question/Explanation.tsx'
import { IconToggle } from '#question/IconToggle.tsx'
import { OptionList } from '#question/OptionList.tsx'
import { Pictures } from '#question/Pictures.tsx'
import { ReportLink } from '#question/ReportLink.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { toLookAtAgain } from './result-view.ts'

type Shown = 'all' | 'wrong' | 'flagged'
type ReviewListProps = { session: Session; learner: Learner; email: string | null; progress: Progress }

/** Every question of a session with the answer given, the right one and the reason. */
export function ReviewList({ session, learner, email, progress }: ReviewListProps) {
  const { result: texts } = useTexts('practice')
  const { counts } = useTexts('shell')
  const again = toLookAtAgain(session)
  const [shown, setShown] = useState<Shown>(again.length > 0 ? 'wrong' : 'all')
  const seen = session.steps.filter((step) => step.answer || session.pool === null)
  const lists: Record<Shown, readonly Step[]> = { all: seen, wrong: again, flagged: seen.filter((step) => step.isFlagged) }
  const filters = [
    { value: 'wrong' as const, text: texts.wrong(counts.number(again.length)) },
    ...(lists.flagged.length > 0 ? [{ value: 'flagged' as const, text: texts.flagged(counts.number(lists.flagged.length)) }] : []),
    { value: 'all' as const, text: texts.all(counts.number(seen.length)) },
  ]
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-2xl sm:text-3xl">{texts.review}</h2>
      <RadioGroup label={texts.filter} isLabelHidden options={filters} value={shown} onChange={setShown} />
      {lists[shown].length === 0 && <p className="text-muted">{texts.noneWrong}</p>}
      <ol className="flex flex-col gap-2.5">
        {lists[shown].map((step) => {
          const found = learner.pack().question(step.questionId)
          const question = found && asAsked(session, found)
          return (
            question && (
              <li key={step.questionId}>
                <Reviewed question={question} step={step} number={session.steps.indexOf(step) + 1} learner={learner} email={email} isFavourite={progress.favourites.has(question.id)} />
              </li>
            )
          )
        })}
      </ol>
    </section>
  )
}

type ReviewedProps = { question: Question; step: Step; number: number; learner: Learner; email: string | null; isFavourite: boolean }

function Reviewed({ question, step, number, ...more }: ReviewedProps) {
  const { counts } = useTexts('shell')
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="bg-card border-line group rounded-2xl border"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-14 items-start gap-3 rounded-2xl px-4 py-3.5">
        <Came step={step} />
        <span className="text-muted font-display w-7 shrink-0 text-right font-bold tabular-nums">{counts.number(number)}</span>
        <span id={`review-${question.id}`} className="flex-1 leading-snug">
          {question.text}
        </span>
        {step.isFlagged && <Flag aria-hidden="true" className="text-warn size-5 shrink-0" fill="currentColor" />}
        <ChevronDown aria-hidden="true" className="text-muted size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      {isOpen && (
        <div className="flex flex-col gap-4 px-4 pb-4">
          <Pictures question={question} />
          <OptionList question={question} chosen={step.chosen} correct={question.correct} struck={step.struck} labelledBy={`review-${question.id}`} />
          <ReviewedEnd question={question} step={step} {...more} />
        </div>
      )}
    </details>
  )
}

function ReviewedEnd({ question, step, learner, email, isFavourite }: Omit<ReviewedProps, 'number'>) {
  const { favourite } = useTexts('practice')
  return (
    <Explanation question={question} chosen={step.chosen} isRight={step.answer?.isRight ?? false}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ReportLink question={question} email={email} />
        <IconToggle
          Icon={Star}
          label={isFavourite ? favourite.remove : favourite.add}
          text={favourite.short}
          isOn={isFavourite}
          onClick={() => void (isFavourite ? learner.removeFavourite(question.id) : learner.addFavourite(question.id))}
        />
      </div>
    </Explanation>
  )
}

function Came({ step }: { step: Step }) {
  const { question: texts } = useTexts('practice')
  const [Icon, tone, text] = step.answer
    ? step.answer.isRight
      ? [CircleCheck, 'text-good', texts.right]
      : [CircleX, 'text-bad', texts.wrong]
    : [Minus, 'text-muted', texts.left]
  return (
    <span className={cx('mt-px shrink-0', tone)}>
      <Icon aria-hidden="true" className="size-6" />
      <span className="sr-only">{text}.</span>
    </span>
  )
}
