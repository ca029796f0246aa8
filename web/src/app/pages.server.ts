import type { Chunks } from '#locales/chunks.ts'
import type { Locale } from '#locales/locale.ts'
import type { Page } from '#page.ts'
import * as enHome from '#locales/en-GB/home.ts'
import * as enLearning from '#locales/en-GB/learning.ts'
import * as enShell from '#locales/en-GB/shell.ts'
import * as plHome from '#locales/pl-PL/home.ts'
import * as plLearning from '#locales/pl-PL/learning.ts'
import * as plShell from '#locales/pl-PL/shell.ts'
import error from '#features/faults/ErrorPage.tsx'
import notFound from '#features/faults/NotFoundPage.tsx'
import home from '#features/home/HomePage.tsx'
import learning from '#features/learning/LearningPage.tsx'
import modes from '#features/learning/ModesPage.tsx'
import topics from '#features/learning/TopicsPage.tsx'
import type { KnownPage } from './pages.ts'

/** The same pages as in pages.ts, all at hand: the server's engine loads nothing later. */
export const serverPages: { [N in KnownPage]: Page<N> } = {
  home,
  learning,
  'learning-topics': topics,
  'learning-modes': modes,
  'not-found': notFound,
  error,
}

/** All texts in both languages. */
export const serverTexts: Record<Locale, Chunks> = {
  'en-GB': { shell: enShell.texts, home: enHome.texts, learning: enLearning.texts },
  'pl-PL': { shell: plShell.texts, home: plHome.texts, learning: plLearning.texts },
}
