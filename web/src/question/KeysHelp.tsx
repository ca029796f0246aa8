import { Keyboard } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useLater } from '#locales/useLater.ts'
import { useTexts } from '#locales/useTexts.ts'
import type { KeysDialog as Shown } from './KeysDialog.tsx'

const load = () => import('./KeysDialog.tsx')

type KeysHelpProps = Omit<ComponentProps<typeof Shown>, 'isOpen' | 'onClose'> & { isOpen: boolean | null; setOpen: (isOpen: boolean | null) => void }

/** Help with the keyboard, for those who have one. */
export function KeysHelp({ isOpen, setOpen, ...help }: KeysHelpProps) {
  const { keys } = useTexts('practice')
  const later = useLater(load, { isWanted: isOpen !== null, onMissing: () => setOpen(null) })
  return (
    <>
      <button
        type="button"
        aria-label={keys.open}
        title={keys.open}
        onClick={() => setOpen(true)}
        className="text-muted hover:text-ink hover:bg-sunken hidden size-11 place-items-center rounded-xl pointer-fine:lg:grid"
      >
        <Keyboard aria-hidden="true" className="size-6" />
      </button>
      {later && isOpen !== null && <later.KeysDialog {...help} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
