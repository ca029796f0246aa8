import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#locales/useTexts.ts'

type FigureProps = { title: string; lead?: string; picture: ReactNode; table: ReactNode }

/** Numbers as a picture, and the same as a table for whoever would rather read them. */
export function Figure({ title, lead, picture, table }: FigureProps) {
  const { statistics: texts } = useTexts('statistics')
  return (
    <section className="bg-card border-line shadow-card flex flex-col gap-4 rounded-2xl border p-5 sm:p-6">
      <div>
        <h2 className="text-2xl">{title}</h2>
        {lead && <p className="text-muted mt-1">{lead}</p>}
      </div>
      {picture}
      <details className="group">
        <summary className="text-primary-strong inline-flex min-h-11 items-center gap-1.5 font-semibold underline-offset-4 hover:underline">
          {texts.asTable}
          <span className="sr-only">: {title}</span>
          <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <div className="mt-2">{table}</div>
      </details>
    </section>
  )
}
