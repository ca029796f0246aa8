const field = 'result'

function entry(): Record<string, unknown> {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}

/** Notes in this entry of the history which session's result it shows, so that a reload or the way back shows it again. */
export function noteResult(sessionId: string): void {
  window.history.replaceState({ ...entry(), [field]: sessionId }, '')
}

/** A new start takes the result's place. */
export function dropResult(): void {
  const { [field]: _, ...rest } = entry()
  window.history.replaceState(rest, '')
}

/** The session whose result this entry of the history shows; null when it shows none. */
export function notedResult(): string | null {
  const noted = entry()[field]
  return typeof noted === 'string' ? noted : null
}
