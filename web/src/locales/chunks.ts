import type { Locale } from './locale.ts'

/** The parts that the texts are loaded in, each with its keys; English is the measure. */
export type Chunks = {
  shell: typeof import('./en-GB/shell.ts').texts
  home: typeof import('./en-GB/home.ts').texts
  learning: typeof import('./en-GB/learning.ts').texts
  statistics: typeof import('./en-GB/statistics.ts').texts
  practice: typeof import('./en-GB/practice.ts').texts
  exam: typeof import('./en-GB/exam.ts').texts
}
export type Chunk = keyof Chunks

const loaders: { [C in Chunk]: Record<Locale, () => Promise<{ texts: Chunks[C] }>> } = {
  shell: { 'en-GB': () => import('./en-GB/shell.ts'), 'pl-PL': () => import('./pl-PL/shell.ts') },
  home: { 'en-GB': () => import('./en-GB/home.ts'), 'pl-PL': () => import('./pl-PL/home.ts') },
  learning: { 'en-GB': () => import('./en-GB/learning.ts'), 'pl-PL': () => import('./pl-PL/learning.ts') },
  statistics: { 'en-GB': () => import('./en-GB/statistics.ts'), 'pl-PL': () => import('./pl-PL/statistics.ts') },
  practice: { 'en-GB': () => import('./en-GB/practice.ts'), 'pl-PL': () => import('./pl-PL/practice.ts') },
  exam: { 'en-GB': () => import('./en-GB/exam.ts'), 'pl-PL': () => import('./pl-PL/exam.ts') },
}

async function loadOne<C extends Chunk>(chunk: C, locale: Locale): Promise<Partial<Chunks>> {
  const { texts } = await loaders[chunk][locale]()
  const loaded: Partial<Chunks> = {}
  loaded[chunk] = texts
  return loaded
}

/** The named parts of the texts, and no others, in one language. */
export async function loadTexts(chunks: readonly Chunk[], locale: Locale): Promise<Partial<Chunks>> {
  const loaded = await Promise.all(chunks.map((chunk) => loadOne(chunk, locale)))
  return Object.assign({}, ...loaded)
}
