const key = 'scrolls'
const most = 100

/** Where the window stood in each entry of this tab's history, also before a full load. */
export function keptScrolls(): Map<string, number> {
  const kept: [string, number][] = JSON.parse(sessionStorage.getItem(key) ?? '[]')
  return new Map(kept)
}

/** Takes scrolling over from the browser for as long as the page lives, and remembers it when the page goes. */
export function keepScrolls(scrolls: Map<string, number>): void {
  window.history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', () => {
    // A reload, or the way back from another site, is the browser's to restore.
    window.history.scrollRestoration = 'auto'
    sessionStorage.setItem(key, JSON.stringify([...scrolls].slice(-most)))
  })
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual'
  })
}
