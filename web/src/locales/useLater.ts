import { useEffect, useEffectEvent, useState } from 'react'
import { showToast } from '#lib/toasts.ts'
import { useTexts } from './useTexts.ts'

type Need = {
  /** It may be wanted soon: fetched now, it is there when the network is not. */
  isNear?: boolean
  isWanted: boolean
  /** It was wanted and could not be had; the visitor was told. */
  onMissing: () => void
}

/** Code that comes after its page; null until it is here. Without a network the page stays as it is. */
export function useLater<T>(load: () => Promise<T>, { isNear = false, isWanted, onMissing }: Need): T | null {
  const { noConnection } = useTexts('shell')
  const [part, setPart] = useState<{ it: T } | null>(null)
  const isHere = part !== null
  const onFault = useEffectEvent(() => {
    if (!isWanted) return
    showToast(noConnection, 'bad')
    onMissing()
  })
  const fetchNow = useEffectEvent(() => load().then((it) => setPart({ it }), onFault))
  useEffect(() => {
    if (!isHere && (isNear || isWanted)) void fetchNow()
  }, [isHere, isNear, isWanted])
  return part?.it ?? null
}
