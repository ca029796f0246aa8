/** What learning needs of the device it runs on; made once at the edge, so that nothing below reads a hidden clock or chance. */
export type Device = {
  /** The device's own clock in milliseconds; it may be wrong. */
  now: () => number
  /** Fills bytes with chance that nobody can guess. */
  fillRandom: (bytes: Uint8Array<ArrayBuffer>) => void
  fetch: typeof fetch
  /** Local storage; throws where the person forbids it. */
  kept: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Begins the names of this device's databases and channels. */
  prefix: string
  /** Runs `work` while no other tab runs work of the same name. */
  alone: (name: string, work: () => Promise<void>) => Promise<void>
  /** Speaks with the other tabs of this device. */
  openChannel: (name: string, hear: () => void) => Channel
  /** Waits until what has just changed can be seen, or could not be anyway. */
  shown: () => Promise<void>
  /** Does `work` later, unless it is called off. */
  after: (ms: number, work: () => void) => CallOff
}

export type Channel = { tell: () => void; close: () => void }
export type CallOff = () => void
