const passing = new Set([408, 409, 425, 429, 500, 502, 503, 504])

export type ReadOptions = {
  signal?: AbortSignal
  headers?: Record<string, string>
  /** Waits between tries, in milliseconds; as many as there are tries after the first. */
  waits?: readonly number[]
  fetch?: typeof fetch
}

const wait = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/** Reads an address, again after a fault that may pass. Only for reads: a write must not be sent twice unasked. */
export async function read(url: string, options: ReadOptions = {}): Promise<Response> {
  const { signal, headers = {}, waits = [250, 1000], fetch: send = globalThis.fetch } = options
  const request = { headers, ...(signal ? { signal } : {}) }
  for (const ms of waits) {
    const response = await send(url, request).catch(() => null)
    signal?.throwIfAborted()
    if (response && !passing.has(response.status)) return response
    await wait(ms, signal)
  }
  return send(url, request)
}
