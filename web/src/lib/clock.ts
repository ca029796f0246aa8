/** The device's time, in milliseconds; the only place that reads it. */
export const now = (): number => Date.now()
