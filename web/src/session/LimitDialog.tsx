import { go } from '#lib/navigation.ts'
import { useTexts } from '#locales/useTexts.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

type LimitDialogProps = { limit: number; isOpen: boolean; onClose: () => void; to: string }

/** Says that the free practice of the day is done, what is kept and when it goes on. */
export function LimitDialog({ limit, isOpen, onClose, to }: LimitDialogProps) {
  const { limit: texts } = useTexts('practice')
  const { counts, close } = useTexts('shell')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.title} text={texts.text(counts.questions(limit))} closeLabel={close}>
      <p className="text-muted">{texts.more}</p>
      <div className="flex flex-col gap-2.5">
        <Button onClick={() => go(to)}>{texts.stop}</Button>
        <Button tone="secondary" onClick={onClose}>
          {texts.goOn}
        </Button>
      </div>
    </Dialog>
  )
}
