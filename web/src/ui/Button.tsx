import type { ComponentProps } from 'react'
import { buttonClass, type ButtonSize, type ButtonTone } from './button.ts'

type Look = { tone?: ButtonTone; size?: ButtonSize }

/** Does something on this page. */
export function Button({ tone, size, className, type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button type={type} className={buttonClass(tone, size, className)} {...rest} />
}

/** Leads somewhere, and looks like a button because it is the next step. */
export function LinkButton({ tone, size, className, children, ...rest }: ComponentProps<'a'> & Look) {
  return (
    <a className={buttonClass(tone, size, className)} {...rest}>
      {children}
    </a>
  )
}
