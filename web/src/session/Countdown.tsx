import { Timer } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { cx } from '#lib/cx.ts'
import { formatClock } from '#lib/format.ts'
import { useTexts } from '#locales/useTexts.ts'
import { secondsLeft } from './seconds-left.ts'

const tickMs = 250

type Clock = { now: () => number; onTick?: () => void }

/** The time, a few times a second, while something counts down. */
export function useTime({ now, onTick }: Clock, isRunning: boolean): number {
  const [time, setTime] = useState(now)
  const tick = useEffectEvent(() => {
    setTime(now())
    onTick?.()
  })
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => tick(), tickMs)
    return () => clearInterval(timer)
  }, [isRunning])
  return time
}

/** The time that is left; calm until the last minute, which is told aloud. */
export function Countdown({ endsAt, ...clock }: Clock & { endsAt: number }) {
  const { session } = useTexts('practice')
  const left = secondsLeft(endsAt, useTime(clock, true))
  const isLast = left <= 60
  return (
    <>
      <p
        role="timer"
        aria-label={session.timeLeft}
        className={cx('font-display flex items-center gap-1.5 text-lg font-bold tabular-nums', isLast && 'text-warn')}
      >
        <Timer aria-hidden="true" className="text-muted hidden size-5 min-[22.5rem]:block" />
        {formatClock(left)}
      </p>
      <span role="status" className="sr-only">
        {isLast && left > 0 ? session.minuteLeft : ''}
      </span>
    </>
  )
}

type QuestionClockProps = Clock & {
  endsAt: number
  /** How long it runs in all. */
  totalMs: number
  label: string
}

/** A question's own clock: seconds and a bar that empties; its last ten seconds are told aloud. */
export function QuestionClock({ endsAt, totalMs, label, ...clock }: QuestionClockProps) {
  const { session } = useTexts('practice')
  const { counts } = useTexts('shell')
  const time = useTime(clock, true)
  const left = secondsLeft(endsAt, time)
  const isLast = left <= 10
  const share = Math.max(0, Math.min(1, (endsAt - time) / totalMs))
  return (
    <div className="mx-auto flex w-full max-w-3xl items-center gap-3">
      <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none" className="bg-line h-2 flex-1 rounded-full">
        <rect width={share * 100} height="8" className={isLast ? 'fill-warn' : 'fill-primary'} />
      </svg>
      <p role="timer" aria-label={label} className={cx('font-display min-w-14 text-right text-xl font-extrabold tabular-nums', isLast && 'text-warn')}>
        {session.seconds(counts.number(left))}
      </p>
      <span role="status" className="sr-only">
        {isLast && left > 0 ? session.secondsLeft(counts.seconds(10)) : ''}
      </span>
    </div>
  )
}
