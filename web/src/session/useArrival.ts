import { useLayoutEffect, useRef } from 'react'

/** Puts keyboard, screen reader and window at a heading when its screen appears in the place of another. */
export function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return heading
}
