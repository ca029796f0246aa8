import type { EditionCode } from '#api/shapes.ts'
import { texts as examEn } from '#locales/en-GB/exam.ts'
import { texts as homeEn } from '#locales/en-GB/home.ts'
import { texts as learningEn } from '#locales/en-GB/learning.ts'
import { texts as practiceEn } from '#locales/en-GB/practice.ts'
import { texts as shellEn } from '#locales/en-GB/shell.ts'
import { texts as statisticsEn } from '#locales/en-GB/statistics.ts'
import { texts as examPl } from '#locales/pl-PL/exam.ts'
import { texts as homePl } from '#locales/pl-PL/home.ts'
import { texts as learningPl } from '#locales/pl-PL/learning.ts'
import { texts as practicePl } from '#locales/pl-PL/practice.ts'
import { texts as shellPl } from '#locales/pl-PL/shell.ts'
import { texts as statisticsPl } from '#locales/pl-PL/statistics.ts'

const english = { exam: examEn, home: homeEn, learning: learningEn, practice: practiceEn, shell: shellEn, statistics: statisticsEn.statistics }

/** What a learner reads on the screen. */
export type Words = typeof english

/** The names by which things are found, in the language of each edition. */
export const wordsOf: Record<EditionCode, Words> = {
  GB: english,
  PL: { exam: examPl, home: homePl, learning: learningPl, practice: practicePl, shell: shellPl, statistics: statisticsPl.statistics },
}
