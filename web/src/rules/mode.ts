export const MODES = [
  'mock',
  'topic',
  'simulator',
  'signs',
  'express',
  'marathon',
  'nonstop',
  'individual',
  'mistakes',
  'favorites',
] as const

/** The way in which a question is practised; its name on the wire and in addresses. */
export type Mode = (typeof MODES)[number]

/** Whether a name from an address is a mode's. */
export function isMode(name: string): name is Mode {
  return MODES.some((mode) => mode === name)
}
