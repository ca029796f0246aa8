import { clientFiles } from 'virtual:client-files'
import type { Locale } from '#locales/locale.ts'
import { pages, type KnownPage } from './pages.ts'

const entry = 'index.html'
const fonts: Record<Locale, readonly string[]> = {
  'en-GB': ['latin'],
  'pl-PL': ['latin', 'latin-ext'],
}

function codeOf(source: string, seen = new Set<string>()): Set<string> {
  const known = clientFiles[source]
  if (!known || seen.has(source)) return seen
  seen.add(source)
  for (const needed of known.imports ?? []) codeOf(needed, seen)
  return seen
}

/** The files that a page needs before it is alive, the entry itself apart: code, texts of one language, fonts. */
export function preloadsOf(page: KnownPage, locale: Locale): string {
  const { source, texts } = pages[page]
  const sources = [`src/${source}`, ...['shell', ...texts].map((chunk) => `src/locales/${locale}/${chunk}.ts`)]
  const wanted = new Set(sources.flatMap((file) => [...codeOf(file)]))
  // The entry's own imports are already named in index.html.
  for (const known of codeOf(entry)) wanted.delete(known)
  const code = [...wanted].flatMap((file) => clientFiles[file]?.file ?? [])
  const faces = Object.values(clientFiles).filter(({ file }) =>
    fonts[locale].some((subset) => file.includes(`-${subset}-wght-normal`)),
  )
  return [
    ...faces.map(({ file }) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
    ...code.map((file) => `<link rel="modulepreload" href="/${file}" crossorigin>`),
  ].join('\n')
}
