import type { ComponentProps } from 'react'
import { cx } from '#lib/cx.ts'

/** A piece of content that stands on its own. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cx('bg-card border-line shadow-card rounded-2xl border p-5 sm:p-6', className)} {...rest} />
}
