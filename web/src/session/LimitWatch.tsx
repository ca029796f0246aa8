import { lazy, Suspense, useEffect, useState } from 'react'
import type { Learner } from '#learner/here.ts'
import { useStore } from '#lib/store.ts'

const LimitDialog = lazy(async () => ({ default: (await import('./LimitDialog.tsx')).LimitDialog }))

const toldKey = 'limit-told'

type LimitWatchProps = {
  learner: Learner
  /** Between two questions: the answer before was read. */
  isPausing: boolean
  leaveTo: string
}

/** Tells once a day that the day's free answers are used up. */
export function LimitWatch({ learner, isPausing, leaveTo }: LimitWatchProps) {
  const { allowance, today } = useStore(learner.progress, learner.progress.get())
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const isReached = allowance.left === 0 && isPausing
  useEffect(() => {
    if (!isReached) return
    const tell = async () => {
      if ((await learner.recall(toldKey)) === today) return
      setOpen(true)
      await learner.remember(toldKey, today)
    }
    void tell()
  }, [isReached, learner, today])
  if (isOpen === null || allowance.limit === null) return null
  return (
    <Suspense fallback={null}>
      <LimitDialog limit={allowance.limit} isOpen={isOpen} onClose={() => setOpen(false)} to={leaveTo} />
    </Suspense>
  )
}
