/** Makes ids (UUID version 7) that sort in the order in which this device made them, even when its clock stands or goes back. */
export function createIds(now: () => number, fillRandom: (bytes: Uint8Array<ArrayBuffer>) => void): () => string {
  let lastMs = -1
  let count = 0
  return () => {
    const bytes = new Uint8Array(10)
    fillRandom(bytes)
    const ms = Math.max(now(), lastMs)
    // Twelve bits count within a millisecond; beyond them the id borrows from the next one.
    count = ms > lastMs ? (bytes[0] ?? 0) : count + 1
    lastMs = count > 0xfff ? ms + 1 : ms
    if (count > 0xfff) count = 0
    return uuid(lastMs, count, bytes.subarray(2))
  }
}

function uuid(ms: number, count: number, chance: Uint8Array): string {
  const time = ms.toString(16).padStart(12, '0')
  const rest = [...chance].map((byte, i) => (i === 0 ? (byte & 0x3f) | 0x80 : byte).toString(16).padStart(2, '0')).join('')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count.toString(16).padStart(3, '0')}-${rest.slice(0, 4)}-${rest.slice(4)}`
}
