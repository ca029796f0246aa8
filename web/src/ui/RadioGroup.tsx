import { useId } from 'react'
import { cx } from '#lib/cx.ts'

type RadioGroupProps<T extends string> = {
  label: string
  options: readonly { value: T; text: string }[]
  value: T
  onChange: (value: T) => void
  isLabelHidden?: boolean
  className?: string
}

/** One choice of a few, all of them in sight. */
export function RadioGroup<T extends string>(props: RadioGroupProps<T>) {
  const { label, options, value, onChange, isLabelHidden = false, className } = props
  const name = useId()
  return (
    <fieldset className={className}>
      <legend className={cx(isLabelHidden ? 'sr-only' : 'mb-2 font-semibold')}>{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="border-edge bg-card has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-primary flex min-h-11 items-center rounded-xl border-2 px-4 font-semibold outline-offset-3 has-focus-visible:outline-3"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
