import { Flag } from 'lucide-react'
import { useState } from 'react'
import type { Question } from '#content/shapes.ts'
import { useLater } from '#locales/useLater.ts'
import { useTexts } from '#locales/useTexts.ts'

const load = () => import('./ReportDialog.tsx')

/** Offers to report a question; nothing where the edition has no address to write to. */
export function ReportLink({ question, email }: { question: Question; email: string | null }) {
  const { report } = useTexts('practice')
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const later = useLater(load, { isWanted: isOpen !== null, onMissing: () => setOpen(null) })
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
      {later && isOpen !== null && <later.ReportDialog question={question} email={email} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
