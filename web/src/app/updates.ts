const everyMs = 300_000

/** Asks from time to time which build the server has, and tells when it is no longer this one. */
export function watchBuild(build: string, onNewer: () => void): void {
  async function ask() {
    const response = await fetch('/_build/latest.json', { cache: 'no-store' })
    if (!response.ok) return
    const latest: { id: string } = await response.json()
    if (latest.id !== build) onNewer()
  }
  // Without a network there is nothing to update to: the next time will do.
  const quietly = () => void ask().catch(() => undefined)
  setInterval(quietly, everyMs)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') quietly()
  })
}
