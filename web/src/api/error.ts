/** The one way in which a call fails: `code` says what a person can act on, `offline` when no answer came at all. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: string
  /** The reply's status; 0 without a reply. */
  readonly status: number

  constructor(code: string, status: number, message: string = code) {
    super(message)
    this.code = code
    this.status = status
  }

  /** Whether the same call may well succeed later. */
  get isPassing(): boolean {
    return this.status === 0 || this.status >= 500 || [408, 409, 425, 429].includes(this.status)
  }
}
