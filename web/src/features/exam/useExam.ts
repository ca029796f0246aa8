import { useState } from 'react'
import { useSession } from '#learner/hooks.ts'
import type { Learner } from '#learner/here.ts'
import type { LiveSession } from '#learner/liveSession.ts'
import { showToast } from '#lib/toasts.ts'
import { useTexts } from '#locales/useTexts.ts'
import { choiceAfter } from '#question/choice.ts'

/** An exam under way, and all that can be done in it. */
export function useExam(learner: Learner, live: LiveSession) {
  const { session: texts } = useTexts('practice')
  const view = useSession(live)
  const [isReviewing, setReviewing] = useState(false)
  const { question, step, steps, position, session } = view
  const isFree = session.navigation === 'free'
  const isLast = position + 1 >= steps.length
  const kept = (taken: Promise<void>) => void taken.catch(() => showToast(texts.notKept, 'bad'))

  return {
    view,
    isFree,
    isLast,
    isReviewing: isReviewing && !view.isOver,
    choose: (id: string) => {
      if (!question || !step || view.isOver) return
      // Whoever chooses while reading has read enough.
      if (view.answeringFrom !== null && learner.now() < view.answeringFrom) kept(live.beginAnswering())
      const chosen = choiceAfter(step.chosen, id, question.multiple ? question.correct.length : 1)
      if (chosen.join() !== step.chosen.join()) kept(live.answer(chosen))
    },
    goOn: () => {
      if (!isFree) kept(live.next())
      else if (isLast) setReviewing(true)
      else kept(live.show(position + 1))
    },
    move: (by: number) => {
      if (isFree && steps[position + by]) kept(live.show(position + by))
    },
    show: (place: number) => {
      setReviewing(false)
      kept(live.show(place))
    },
    flag: () => {
      if (isFree && step) kept(live.flag(position, !step.isFlagged))
    },
    beginAnswering: () => kept(live.beginAnswering()),
    review: () => setReviewing(true),
    backToQuestions: () => setReviewing(false),
    handIn: () => kept(live.finish()),
  }
}

export type ExamRun = ReturnType<typeof useExam>
