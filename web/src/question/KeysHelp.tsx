import { Keyboard } from 'lucide-react'
import { lazy, Suspense, type ComponentProps } from 'react'
import { useTexts } from '#locales/useTexts.ts'
import type { KeysDialog as Shown } from './KeysDialog.tsx'

const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog.tsx')).KeysDialog }))

type KeysHelpProps = Omit<ComponentProps<typeof Shown>, 'isOpen' | 'onClose'> & { isOpen: boolean | null; setOpen: (isOpen: boolean) => void }

/** Help with the keyboard, for those who have one. */
export function KeysHelp({ isOpen, setOpen, ...help }: KeysHelpProps) {
  const { keys } = useTexts('practice')
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
      {isOpen !== null && (
        <Suspense fallback={null}>
          <KeysDialog {...help} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
