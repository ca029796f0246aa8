import { X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTexts } from '#locales/useTexts.ts'

/** A line about the session that can be put away. */
export function Notice({ text, children }: { text: string; children?: ReactNode }) {
  const { session } = useTexts('practice')
  const [isShown, setShown] = useState(true)
  if (!isShown) return null
  return (
    <div className="bg-sunken mx-auto mb-4 flex w-full max-w-3xl items-center gap-x-3 rounded-xl py-1 pr-1 pl-4 text-base">
      <p className="flex flex-1 flex-wrap items-center gap-x-3">
        {text} {children}
      </p>
      <button
        type="button"
        aria-label={session.close}
        onClick={() => setShown(false)}
        className="text-muted hover:text-ink grid size-11 shrink-0 place-items-center rounded-lg"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  )
}

/** Says that an open session goes on, and offers a new one. */
export function ContinuedNotice({ onAgain }: { onAgain: () => void }) {
  const { session } = useTexts('practice')
  return (
    <Notice text={session.continued}>
      <button type="button" onClick={onAgain} className="text-primary-strong min-h-11 font-semibold underline underline-offset-4">
        {session.again}
      </button>
    </Notice>
  )
}
