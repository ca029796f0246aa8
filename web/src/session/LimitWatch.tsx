import { useEffect, useState } from 'react'
import type { Learner } from '#learner/here.ts'
import { useStore } from '#lib/store.ts'
import { useLater } from '#locales/useLater.ts'

const load = () => import('./LimitDialog.tsx')

/** So many answers before the end of the day's free practice its message is fetched. */
const nearEnd = 5

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
  const isNear = allowance.left !== null && allowance.left <= nearEnd
  const later = useLater(load, { isNear, isWanted: isOpen !== null, onMissing: () => setOpen(null) })
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
  if (!later || isOpen === null || allowance.limit === null) return null
  return <later.LimitDialog limit={allowance.limit} isOpen={isOpen} onClose={() => setOpen(false)} to={leaveTo} />
}
