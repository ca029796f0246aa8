import { useTexts } from '#locales/useTexts.ts'
import type { Question } from '#content/shapes.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

type ReportDialogProps = { question: Question; email: string; isOpen: boolean; onClose: () => void }

/** Leads to a letter about a question that is wrong. */
export function ReportDialog({ question, email, isOpen, onClose }: ReportDialogProps) {
  const { report } = useTexts('practice')
  const { close } = useTexts('shell')
  const subject = encodeURIComponent(report.subject(question.id))
  const body = encodeURIComponent(report.body(question.id, question.text))
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={report.title} text={report.text} closeLabel={close}>
      <p>
        {report.address(email)} <code className="bg-sunken rounded px-1.5 py-0.5 font-semibold select-all">{question.id}</code>
      </p>
      <LinkButton href={`mailto:${email}?subject=${subject}&body=${body}`} onClick={onClose}>
        {report.write}
      </LinkButton>
    </Dialog>
  )
}
