import { Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Question } from '#content/shapes.ts'
import { useTexts } from '#locales/useTexts.ts'

const ReportDialog = lazy(async () => ({ default: (await import('./ReportDialog.tsx')).ReportDialog }))

/** Offers to report a question; nothing where the edition has no address to write to. */
export function ReportLink({ question, email }: { question: Question; email: string | null }) {
  const { report } = useTexts('practice')
  const [isOpen, setOpen] = useState<boolean | null>(null)
  if (email === null) return null
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="text-muted hover:text-ink -mb-2 inline-flex min-h-11 items-center gap-1.5 self-start text-base underline underline-offset-4"
      >
        <Flag aria-hidden="true" className="size-4" />
        {report.open}
      </button>
      {isOpen !== null && (
        <Suspense fallback={null}>
          <ReportDialog question={question} email={email} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
