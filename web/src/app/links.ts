import type { Router } from './router.ts'

/** The address that an event on a link of this site leads to, if the app may go there itself. */
function innerLink(event: Event): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!(link instanceof HTMLAnchorElement) || !link.href) return null
  const isOurs = link.origin === window.location.origin
  const isPlain = (!link.target || link.target === '_self') && !link.hasAttribute('download') && !link.hasAttribute('data-full-load')
  return isOurs && isPlain ? link.href : null
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

const samePage = (href: string) => href.split('#')[0] === window.location.href.split('#')[0]

/** Makes plain links change pages without a full load, and loads ahead what a visitor is about to open. */
export function followLinks(router: Router): void {
  document.addEventListener('click', (event) => {
    const href = event.defaultPrevented || !isPlainClick(event) ? null : innerLink(event)
    if (!href) return
    event.preventDefault()
    void router.navigate(href)
  })
  const ahead = (event: Event) => {
    const href = innerLink(event)
    if (href && !samePage(href)) router.prefetch(href)
  }
  document.addEventListener('pointerover', ahead, { passive: true })
  document.addEventListener('focusin', ahead)
  document.addEventListener('touchstart', ahead, { passive: true })
}
