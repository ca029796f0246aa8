import { useState } from 'react'
import { useSession } from '#learner/hooks.ts'
import type { Learner } from '#learner/here.ts'
import type { LiveSession } from '#learner/liveSession.ts'
import { useStore } from '#lib/store.ts'
import { showToast } from '#lib/toasts.ts'
import { useTexts } from '#locales/useTexts.ts'
import { hintFor } from '#question/hint.ts'
import { nextOpen } from './next-open.ts'
import { useDraft } from './useDraft.ts'

/** A session with feedback after each question: how it stands, and all that can be done in it. */
export function usePractice(learner: Learner, live: LiveSession) {
  const { session: texts } = useTexts('practice')
  const view = useSession(live)
  const progress = useStore(learner.progress, learner.progress.get())
  const { question, step, steps, position, session } = view
  const draft = useDraft(position)
  const [isEndSeen, setEndSeen] = useState(view.isOver)
  const isAnswered = step?.answer != null
  const kept = (taken: Promise<void>) => void taken.catch(() => showToast(texts.notKept, 'bad'))
  const isFree = session.navigation === 'free'
  const hint = question && session.hasHints && !isAnswered && step?.struck === null ? hintFor(question, session.seed + position) : null
  const canSkip = isFree && !isAnswered && nextOpen(steps, position) !== null
  const isFavourite = question !== null && progress.favourites.has(question.id)

  function goOn() {
    if (view.isOver) return setEndSeen(true)
    if (!isFree) return kept(live.next())
    const open = nextOpen(steps, position)
    if (open === null && !isAnswered) return undefined
    return kept(open === null ? live.finish() : live.show(open))
  }

  return {
    view,
    progress,
    chosen: isAnswered ? (step?.chosen ?? []) : draft.chosen,
    isAnswered,
    isFree,
    canSkip,
    hint,
    isFavourite,
    /** Whether the result stands on the screen: at the end, once the last feedback was read. */
    isDone: view.isOver && (isEndSeen || !isAnswered),
    choose: (id: string) => {
      if (isAnswered || view.isOver || !question || id === step?.struck) return
      if (question.multiple) draft.toggle(id, question.correct.length)
      else kept(live.answer([id]))
    },
    check: () => kept(live.answer(draft.chosen)),
    goOn,
    move: (by: number) => {
      if (isFree && !view.isOver && steps[position + by]) kept(live.show(position + by))
    },
    strike: () => {
      if (hint !== null) kept(live.strike(hint))
    },
    star: () => {
      if (question) kept(isFavourite ? learner.removeFavourite(question.id) : learner.addFavourite(question.id))
    },
    finish: () => {
      setEndSeen(true)
      kept(live.finish())
    },
  }
}

export type Practice = ReturnType<typeof usePractice>
