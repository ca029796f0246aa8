import { toasts, type Toast } from '#lib/toasts.ts'
import { useStore } from '#lib/store.ts'
import { cx } from '#lib/cx.ts'

const none: readonly Toast[] = []

/** Where short messages appear. One per app; the region is always there, so that screen readers hear what comes into it. */
export function Toasts() {
  const shown = useStore(toasts, none)
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-center gap-2">
      {shown.map((toast) => (
        <p
          key={toast.id}
          className={cx(
            'shadow-float max-w-lg rounded-xl px-5 py-3 font-semibold',
            toast.tone === 'good' ? 'bg-ink text-page' : 'bg-bad-soft text-bad border-bad border-2',
          )}
        >
          {toast.text}
        </p>
      ))}
    </div>
  )
}
