import type { EditionCode } from '#api/shapes.ts'

/** Begins the name of everything that is kept on a device. */
export const PREFIX = 'greenleaf-'

export const diaryName = (prefix: string, edition: EditionCode): string => `${prefix}diary-${edition}`

/** Whether somebody has learnt on this device; a device that cannot tell may have been used. */
export async function hasDiary(edition: EditionCode): Promise<boolean> {
  const databases = await indexedDB.databases?.()
  return databases?.some(({ name }) => name === diaryName(PREFIX, edition)) ?? true
}

const yearInSeconds = 31_536_000

/** Lets the next visit know, before anything is painted, that there is progress to wait for (see index.html). */
export function leaveTrace(hasLearnt: boolean): void {
  const { dataset } = document.documentElement
  if (hasLearnt === ('learnt' in dataset)) return
  if (hasLearnt) dataset['learnt'] = ''
  else delete dataset['learnt']
  document.cookie = `learnt=1; Path=/; Max-Age=${hasLearnt ? yearInSeconds : 0}; SameSite=Lax`
}
