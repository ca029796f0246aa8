import { createStore, useStore } from '#lib/store.ts'

/** Stands for every category. */
export const everything = 'all'

const yearInSeconds = 31_536_000

/** The category that a cookie header asks for. */
export const categoryOf = (cookies: string): string | null => /(?:^|; )category=([A-Za-z0-9-]+)(?:;|$)/.exec(cookies)?.[1] ?? null

// Kept in a cookie like the theme: local storage is emptied for those who refuse consent.
const chosen = createStore(typeof document === 'undefined' ? null : categoryOf(document.cookie))

/** Shows what belongs to a category from now on, on this device. */
export function chooseCategory(id: string): void {
  document.cookie = `category=${id}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`
  chosen.set(id)
}

/** The category to show: the remembered one, else the edition's first. */
export function useCategory(categories: readonly { id: string }[]): string {
  const remembered = useStore<string | null>(chosen, null)
  const isKnown = remembered === everything || categories.some(({ id }) => id === remembered)
  return (isKnown ? remembered : categories[0]?.id) ?? everything
}

/** Whether something that belongs to these categories is shown. */
export const isShown = (categories: readonly string[], category: string): boolean => category === everything || categories.includes(category)
