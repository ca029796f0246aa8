import type { RefObject } from 'react'
import { Check } from 'lucide-react'
import { cx } from '#lib/cx.ts'
import { formatClock } from '#lib/format.ts'
import type { Result, Session } from '#learner/liveSession.ts'
import { useTexts } from '#locales/useTexts.ts'
import { bestKey, type ResultView } from './result-view.ts'

type ResultSummaryProps = {
  view: ResultView
  result: Result
  session: Session
  bestBefore: number | undefined
  isPartial: boolean
  headingRef: RefObject<HTMLHeadingElement | null>
}

const looks: Record<ResultView['verdict'], string> = {
  passed: 'bg-route text-on-route',
  failed: 'bg-card border-line border',
  done: 'bg-card border-line border',
}

/** The verdict and its figures. */
export function ResultSummary({ view, result, session, bestBefore, isPartial, headingRef }: ResultSummaryProps) {
  const { result: texts } = useTexts('practice')
  const { counts } = useTexts('shell')
  const [reached, most] = [counts.number(view.reached), counts.number(view.most)]
  const isPassed = view.verdict === 'passed'
  const ending = endingOf(session, result)
  return (
    <section className={cx('shadow-card flex flex-col gap-5 rounded-3xl p-6 sm:p-8', looks[view.verdict])}>
      <div className="flex items-center gap-4 sm:gap-5">
        <ScoreRing share={view.most > 0 ? view.reached / view.most : 0} isPassed={isPassed} />
        <div>
          <h2 ref={headingRef} tabIndex={-1} className="text-2xl sm:text-4xl">
            {texts[view.verdict]}
          </h2>
          <p className="mt-1 text-xl tabular-nums">{view.unit === 'points' ? texts.points(reached, most) : texts.right(reached, most)}</p>
          {view.needed !== null && <p className={isPassed ? '' : 'text-muted'}>{texts.needed(counts.number(view.needed))}</p>}
        </div>
      </div>
      {ending && <p>{texts.ends[ending]}</p>}
      {isPartial && <p>{texts.partial}</p>}
      <Figures view={view} session={session} result={result} bestBefore={bestBefore} isPassed={isPassed} />
    </section>
  )
}

type FiguresProps = Pick<ResultSummaryProps, 'view' | 'session' | 'result' | 'bestBefore'> & { isPassed: boolean }

function Figures({ view, session, result, bestBefore, isPassed }: FiguresProps) {
  const { result: texts } = useTexts('practice')
  const { counts } = useTexts('shell')
  const best = Math.max(bestBefore ?? 0, result.right)
  const hasBest = bestKey(session) !== null && best > 0
  const isNewBest = result.right > (bestBefore ?? -1)
  const figures = [
    { name: texts.time, value: formatClock(view.timeMs / 1000) },
    ...(hasBest ? [{ name: isNewBest ? texts.newBest : texts.best, value: session.pool ? counts.number(best) : texts.right(counts.number(best), counts.number(result.count)) }] : []),
    ...(view.hints > 0 ? [{ name: texts.hints, value: texts.hintsUsed(view.hints) }] : []),
  ]
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt className={isPassed ? '' : 'text-muted'}>{name}</dt>
          <dd className="font-display text-2xl font-extrabold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Why a session ended, where that is not plain. */
function endingOf(session: Session, { end }: Result) {
  if (end === 'all_answered') return null
  if (end === 'mistakes_spent' && session.limits.mistakes_allowed === 0) return 'first_mistake'
  // Where the end is open, ending is what everybody does.
  return end === 'ended' && session.pool !== null ? null : end
}

const around = 2 * Math.PI * 42

/** The share as a ring; the figure stands beside it. */
function ScoreRing({ share, isPassed }: { share: number; isPassed: boolean }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="size-20 shrink-0 sm:size-28">
      <circle cx="50" cy="50" r="42" fill="none" strokeWidth="11" className={isPassed ? 'stroke-sign-white/30' : 'stroke-line'} />
      {share > 0 && (
        <circle
          cx="50"
          cy="50"
          r="42"
          fill="none"
          strokeWidth="11"
          strokeLinecap="round"
          strokeDasharray={`${(share * around).toFixed(1)} ${around.toFixed(1)}`}
          transform="rotate(-90 50 50)"
          className={isPassed ? 'stroke-sign-white' : 'stroke-primary'}
        />
      )}
      {isPassed ? (
        <Check x="28" y="28" width="44" height="44" strokeWidth={3.5} className="text-sign-white" />
      ) : (
        <text x="50" y="60" textAnchor="middle" className="fill-ink font-display text-[1.7rem] font-extrabold">
          {Math.round(share * 100)}%
        </text>
      )}
    </svg>
  )
}
