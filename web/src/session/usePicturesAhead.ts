import { useEffect } from 'react'
import type { Learner } from '#learner/here.ts'
import type { SessionView } from '#learner/liveSession.ts'
import { picturesOf } from '#question/pictures.ts'

/** Fetches the next question's pictures while the open one is thought about. */
export function usePicturesAhead(learner: Learner, { steps, position }: SessionView): void {
  const next = steps[position + 1]?.questionId
  useEffect(() => {
    const question = next === undefined ? undefined : learner.pack().question(next)
    for (const src of question ? picturesOf(question) : []) new Image().src = src
  }, [learner, next])
}
