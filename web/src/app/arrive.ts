import type { Arrival } from './router.ts'

const hashOffset = 100
const waitMs = 15

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

function focus(element: HTMLElement): void {
  if (element.tabIndex < 0) element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
}

function targetOf(hash: string): HTMLElement | null {
  if (hash.length < 2) return null
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** Brings the window to where the visitor should be: back to where they were, to the hash's element, else to the top. */
export function scrollTo({ how, hash, y }: Arrival): void {
  // Back and forward must land at once, before the old position can be seen on the new page.
  if (how === 'pop') return window.scrollTo({ top: y, behavior: 'instant' })
  setTimeout(() => {
    const target = targetOf(hash)
    const top = target ? target.getBoundingClientRect().top + window.scrollY - hashOffset : 0
    if (target) focus(target)
    window.scrollTo({ top, behavior: isStill() ? 'instant' : 'smooth' })
  }, waitMs)
  return undefined
}

/** Puts the keyboard and the screen reader at the start of the new page. */
export function focusPage(): void {
  const start = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (start) focus(start)
}
