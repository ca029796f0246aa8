/** Whole seconds until an instant, begun ones counted: a clock of a minute shows 1:00 first and 0:00 only when it is over. */
export const secondsLeft = (endsAt: number, now: number): number => Math.max(0, Math.ceil((endsAt - now) / 1000))
