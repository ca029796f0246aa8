import { useId, type ComponentProps } from 'react'
import { cx } from '#lib/cx.ts'

type FieldProps = ComponentProps<'input'> & {
  label: string
  hint?: string
  /** Why the value cannot be taken; announced when it appears. */
  error?: string | undefined
}

/** A line of text to fill in, with its name, help and fault beside it. */
export function Field({ label, hint, error, className, id, ...rest }: FieldProps) {
  const made = useId()
  const field = id ?? made
  const described = cx(hint && `${field}-hint`, error && `${field}-error`) || undefined
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <label htmlFor={field} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${field}-hint`} className="text-muted text-base">
          {hint}
        </p>
      )}
      <input
        id={field}
        aria-invalid={error ? true : undefined}
        aria-describedby={described}
        className={cx('bg-card min-h-12 rounded-xl border-2 px-3.5 text-lg', error ? 'border-bad' : 'border-edge')}
        {...rest}
      />
      <p id={`${field}-error`} role="alert" className="text-bad font-semibold empty:hidden">
        {error}
      </p>
    </div>
  )
}
