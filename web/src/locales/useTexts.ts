import { createContext, useContext } from 'react'
import type { Chunk, Chunks } from './chunks.ts'
import type { Locale } from './locale.ts'

/** The texts that were loaded for what is on the screen, in one language. */
export type Texts = { locale: Locale; chunks: Partial<Chunks> }

export const TextsContext = createContext<Texts>({ locale: 'en-GB', chunks: {} })

/** The texts of a part of the site in the visitor's language; the page that uses it must name the part in app/pages.ts. */
export function useTexts<C extends Chunk>(chunk: C): Chunks[C] {
  const texts = useContext(TextsContext).chunks[chunk]
  if (!texts) throw new Error(`The texts "${chunk}" were not loaded: name them for the page in app/pages.ts.`)
  return texts
}

/** The language of the edition. */
export const useLocale = (): Locale => useContext(TextsContext).locale
