import type { Progress } from '#learner/progress.ts'
import { useTexts } from '#locales/useTexts.ts'
import type { Mode } from '#payloads.ts'
import { WayCard } from '#WayCard.tsx'

type ModeCardProps = {
  mode: Mode
  progress: Progress
  heading: 'h2' | 'h3'
  /** Only the learner's own result, without the rules. */
  isBrief?: boolean
}

/** A mode with its rules in figures and the learner's best result. */
export function ModeCard({ mode, progress, heading, isBrief = false }: ModeCardProps) {
  const { modes: texts } = useTexts('learning')
  const { counts } = useTexts('shell')
  const { kind, question_seconds: seconds } = mode
  const best = progress.bests.get(kind)
  const rules = [
    texts.draws(counts.questions(mode.question_count)),
    ...(seconds === null ? [] : [texts.perQuestion(counts.seconds(seconds))]),
    ...(mode.mistakes_allowed === 0 ? [texts.untilFirstMistake] : []),
    ...(mode.has_hints ? [texts.hints] : []),
  ]
  const own = kind === 'express' ? texts.known(counts.of(progress.totals.levels.know_perfectly, mode.question_count)) : resultOf(best)
  function resultOf(result: number | undefined) {
    return result === undefined ? texts.noResult : texts.best(counts.answers(result))
  }
  return (
    <WayCard heading={heading} way={kind} figure={seconds === null ? undefined : counts.number(seconds)} facts={isBrief ? [own] : [...rules, own]} />
  )
}
