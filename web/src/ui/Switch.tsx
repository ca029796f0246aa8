import { useId } from 'react'

type SwitchProps = { label: string; hint?: string; isOn: boolean; onChange: (isOn: boolean) => void; isDisabled?: boolean }

/** Something that is on or off, at once. */
export function Switch({ label, hint, isOn, onChange, isDisabled = false }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex items-start justify-between gap-4">
      <div>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-muted text-base">
            {hint}
          </p>
        )}
      </div>
      <span className="relative mt-1 inline-flex h-7 w-12 shrink-0">
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          disabled={isDisabled}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className="peer bg-card border-edge checked:bg-primary checked:border-primary h-full w-full appearance-none rounded-full border-2 transition-colors disabled:opacity-50"
        />
        <span className="bg-edge peer-checked:bg-on-primary pointer-events-none absolute top-1.5 left-1.5 size-4 rounded-full transition-transform peer-checked:translate-x-5" />
      </span>
    </div>
  )
}
