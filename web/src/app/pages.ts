import type { Chunk } from '#locales/chunks.ts'
import type { Page } from '#page.ts'
import type { PageName } from '#payloads.ts'

type Entry<N extends PageName> = {
  /** The page's own file, for preloading what it needs. */
  source: string
  texts: readonly Chunk[]
  load: () => Promise<{ default: Page<N> }>
}

/** Every page: its code and the parts of the texts it uses, both loaded when the page is. The shell's texts are always there. */
export const pages = {
  home: {
    source: 'features/home/HomePage.tsx',
    texts: ['home'],
    load: () => import('#features/home/HomePage.tsx'),
  },
  learning: {
    source: 'features/learning/LearningPage.tsx',
    texts: ['learning'],
    load: () => import('#features/learning/LearningPage.tsx'),
  },
  'learning-topics': {
    source: 'features/learning/TopicsPage.tsx',
    texts: ['learning'],
    load: () => import('#features/learning/TopicsPage.tsx'),
  },
  'learning-modes': {
    source: 'features/learning/ModesPage.tsx',
    texts: ['learning'],
    load: () => import('#features/learning/ModesPage.tsx'),
  },
  'learning-ticket': {
    source: 'features/exam/LearningTicketPage.tsx',
    texts: ['practice', 'exam'],
    load: () => import('#features/exam/LearningTicketPage.tsx'),
  },
  'mode-ticket': {
    source: 'features/practice/ModeTicketPage.tsx',
    texts: ['practice'],
    load: () => import('#features/practice/ModeTicketPage.tsx'),
  },
  'topic-ticket': {
    source: 'features/practice/TopicTicketPage.tsx',
    texts: ['practice'],
    load: () => import('#features/practice/TopicTicketPage.tsx'),
  },
  'account-statistics': {
    source: 'features/statistics/StatisticsPage.tsx',
    texts: ['statistics'],
    load: () => import('#features/statistics/StatisticsPage.tsx'),
  },
  'not-found': {
    source: 'features/faults/NotFoundPage.tsx',
    texts: [],
    load: () => import('#features/faults/NotFoundPage.tsx'),
  },
  error: {
    source: 'features/faults/ErrorPage.tsx',
    texts: [],
    load: () => import('#features/faults/ErrorPage.tsx'),
  },
} satisfies { [N in PageName]?: Entry<N> }

/** The pages that this build can show. */
export type KnownPage = keyof typeof pages

export const isKnownPage = (name: string): name is KnownPage => Object.hasOwn(pages, name)
