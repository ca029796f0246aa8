import { useEffect, useRef } from 'react'

/** Brings what an answer came to into sight, moving the page no more than it must. */
export function useFeedbackInView(isThere: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const was = useRef(isThere)
  useEffect(() => {
    const isNew = isThere && !was.current
    was.current = isThere
    if (!isNew) return undefined
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    // After the frame that shows it, so that the answer to the tap comes first.
    const timer = setTimeout(() => place.current?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' }), 40)
    return () => clearTimeout(timer)
  }, [isThere])
  return place
}
