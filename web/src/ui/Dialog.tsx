import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'

type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  text?: string
  closeLabel: string
  children?: ReactNode
}

/**
 * A question that must be answered before the page goes on. Escape and the overlay close it, the page behind does not scroll.
 * Import it lazily, with what opens it: it brings its library along.
 */
export function Dialog({ isOpen, onClose, title, text, closeLabel, children }: DialogProps) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="bg-sign-black/60 fixed inset-0 z-40 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          // Not a button: a key that was meant for the page behind must not press it.
          ref={popup}
          initialFocus={popup}
          className="bg-card shadow-float fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 flex-col gap-4 overflow-y-auto rounded-2xl p-6 transition duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <div className="flex items-start justify-between gap-4">
            <Base.Title className="font-display text-2xl font-extrabold">{title}</Base.Title>
            <Base.Close aria-label={closeLabel} className="hover:bg-sunken -m-2 grid size-11 shrink-0 place-items-center rounded-xl">
              <X aria-hidden="true" />
            </Base.Close>
          </div>
          {text && <Base.Description className="text-muted">{text}</Base.Description>}
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
