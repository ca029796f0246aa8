import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { cx } from '#lib/cx.ts'

type SelectProps<T extends string> = {
  label: string
  options: readonly { value: T; text: string }[]
  value: T
  onChange: (value: T) => void
  isLabelHidden?: boolean
  className?: string
}

/** One choice of many, shown by the device itself. */
export function Select<T extends string>({ label, options, value, onChange, isLabelHidden = false, className }: SelectProps<T>) {
  const id = useId()
  return (
    <div className={cx('flex flex-wrap items-center gap-x-3 gap-y-1.5', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'font-semibold'}>
        {label}
      </label>
      <span className="relative inline-flex max-w-full items-center">
        <select
          id={id}
          value={value}
          onChange={({ currentTarget }) => {
            const option = options.find((one) => one.value === currentTarget.value)
            if (option) onChange(option.value)
          }}
          className="bg-card border-edge hover:border-primary min-h-11 max-w-full appearance-none rounded-xl border-2 py-2 pr-10 pl-3.5 font-semibold"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-3 size-5" />
      </span>
    </div>
  )
}
