import { Globe } from 'lucide-react'
import { useTexts } from '#locales/useTexts.ts'
import type { Payload } from '#payloads.ts'

/** The same page in the other country's edition, where it has one. */
export function EditionLink({ payload }: { payload: Payload }) {
  const { editions } = useTexts('shell')
  const other = payload.alternates.find(({ locale }) => locale !== payload.site.locale)
  if (!other) return null
  return (
    <a
      href={other.url}
      lang={other.locale}
      hrefLang={other.locale}
      className="hover:bg-sunken text-muted flex min-h-11 items-center gap-2 rounded-lg px-3 font-semibold"
    >
      <Globe aria-hidden="true" className="size-5" />
      {editions[other.locale]}
    </a>
  )
}
