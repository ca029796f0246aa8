import type { Chunks } from '#locales/chunks.ts'
import type { Locale } from '#locales/locale.ts'
import { shellPage, type Page } from '#page.ts'
import * as enHome from '#locales/en-GB/home.ts'
import * as enExam from '#locales/en-GB/exam.ts'
import * as enLearning from '#locales/en-GB/learning.ts'
import * as enPractice from '#locales/en-GB/practice.ts'
import * as enStatistics from '#locales/en-GB/statistics.ts'
import * as enShell from '#locales/en-GB/shell.ts'
import * as plHome from '#locales/pl-PL/home.ts'
import * as plExam from '#locales/pl-PL/exam.ts'
import * as plLearning from '#locales/pl-PL/learning.ts'
import * as plPractice from '#locales/pl-PL/practice.ts'
import * as plStatistics from '#locales/pl-PL/statistics.ts'
import * as plShell from '#locales/pl-PL/shell.ts'
import error from '#features/faults/ErrorPage.tsx'
import notFound from '#features/faults/NotFoundPage.tsx'
import home from '#features/home/HomePage.tsx'
import learning from '#features/learning/LearningPage.tsx'
import modes from '#features/learning/ModesPage.tsx'
import topics from '#features/learning/TopicsPage.tsx'
import statistics from '#features/statistics/StatisticsPage.tsx'
import { learningShell } from '#features/exam/shell.tsx'
import { modeShell, topicShell } from '#features/practice/shells.tsx'
import type { KnownPage } from './pages.ts'

/** The same pages as in pages.ts, all at hand: the server's engine loads nothing later. */
export const serverPages: { [N in KnownPage]: Page<N> } = {
  home,
  learning,
  'learning-topics': topics,
  'learning-modes': modes,
  'learning-ticket': shellPage('learning-ticket', learningShell),
  'mode-ticket': shellPage('mode-ticket', modeShell),
  'topic-ticket': shellPage('topic-ticket', topicShell),
  'account-statistics': statistics,
  'not-found': notFound,
  error,
}

/** All texts in both languages. */
export const serverTexts: Record<Locale, Chunks> = {
  'en-GB': { shell: enShell.texts, home: enHome.texts, learning: enLearning.texts,
    statistics: enStatistics.texts, practice: enPractice.texts, exam: enExam.texts },
  'pl-PL': { shell: plShell.texts, home: plHome.texts, learning: plLearning.texts,
    statistics: plStatistics.texts, practice: plPractice.texts, exam: plExam.texts },
}
