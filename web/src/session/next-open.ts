import type { Step } from '#learner/liveSession.ts'

/** The next question without an answer, after this one and then from the start; null when there is none. */
export function nextOpen(steps: readonly Pick<Step, 'answer'>[], position: number): number | null {
  for (let ahead = 1; ahead < steps.length; ahead += 1) {
    const place = (position + ahead) % steps.length
    if (!steps[place]?.answer) return place
  }
  return null
}
