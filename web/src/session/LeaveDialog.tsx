import { go } from '#lib/navigation.ts'
import { useTexts } from '#locales/useTexts.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

type LeaveDialogProps = {
  isOpen: boolean
  onClose: () => void
  /** Where leaving leads. */
  to: string
  /** Whether a clock runs on meanwhile. */
  isTimed: boolean
  finishText: string
  onFinish: () => void
}

/** Asks before a session is left, and says that nothing is lost. */
export function LeaveDialog({ isOpen, onClose, to, isTimed, finishText, onFinish }: LeaveDialogProps) {
  const { session } = useTexts('practice')
  const { close } = useTexts('shell')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={session.leaveTitle} text={isTimed ? session.leaveTimed : session.leaveText} closeLabel={close}>
      <div className="flex flex-col gap-2.5">
        <Button onClick={onClose}>{session.stay}</Button>
        <Button tone="secondary" onClick={() => go(to)}>
          {session.leave}
        </Button>
        <Button tone="quiet" onClick={onFinish}>
          {finishText}
        </Button>
      </div>
    </Dialog>
  )
}
