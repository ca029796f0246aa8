import { createStore } from './store.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const yearInSeconds = 31_536_000

/** The theme that a cookie header asks for. */
export function themeOf(cookies: string): Theme {
  const chosen = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(cookies)?.[1]
  return themes.find((theme) => theme === chosen) ?? 'system'
}

/** The visitor's theme. Kept in a cookie: local storage is emptied for those who refuse consent. */
export const theme = createStore<Theme>(typeof document === 'undefined' ? 'system' : themeOf(document.cookie))

/** Shows the page in a theme and remembers it. */
export function chooseTheme(chosen: Theme): void {
  const root = document.documentElement
  if (chosen === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = chosen
  const age = chosen === 'system' ? 0 : yearInSeconds
  document.cookie = `theme=${chosen}; Path=/; Max-Age=${age}; SameSite=Lax`
  theme.set(chosen)
}
