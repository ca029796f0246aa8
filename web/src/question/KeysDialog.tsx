import { useTexts } from '#locales/useTexts.ts'
import { Dialog } from '#ui/Dialog.tsx'

type KeysDialogProps = {
  /** What F does here, if anything. */
  star: 'favourite' | 'flag' | null
  canMove: boolean
  hasHints: boolean
  isOpen: boolean
  onClose: () => void
}

/** What each key does on this question. */
export function KeysDialog({ star, canMove, hasHints, isOpen, onClose }: KeysDialogProps) {
  const { keys } = useTexts('practice')
  const { close } = useTexts('shell')
  const rows: [string, string][] = [
    ['1–4 / A–D', keys.choose],
    [keys.enter, keys.confirm],
    ...(star ? ([['F', keys[star]]] satisfies [string, string][]) : []),
    ...(hasHints ? ([['H', keys.hint]] satisfies [string, string][]) : []),
    ...(canMove ? ([['← →', keys.move]] satisfies [string, string][]) : []),
    ['?', keys.help],
  ]
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={keys.title} closeLabel={close}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2.5">
        {rows.map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="bg-sunken border-edge font-display rounded-lg border-b-2 px-2.5 py-1 font-bold whitespace-nowrap">{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
