import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import { Plate } from './Plate.tsx'

type StateProps = { title: string; text?: string; children?: ReactNode; className?: string }

/** Nothing is here yet, and what to do about it. */
export function EmptyState({ title, text, children, className }: StateProps) {
  return (
    <div className={cx('border-line flex flex-col items-start gap-3 rounded-2xl border-2 border-dashed p-6', className)}>
      <p className="font-display text-xl font-bold">{title}</p>
      {text && <p className="text-muted max-w-prose">{text}</p>}
      {children}
    </div>
  )
}

/** Something failed, said plainly, with a way on. */
export function ErrorState({ title, text, children, className }: StateProps) {
  return (
    <div role="alert" className={cx('flex flex-col items-start gap-5 sm:flex-row sm:items-center', className)}>
      <Plate shape="warning" className="size-24 shrink-0">
        !
      </Plate>
      <div className="flex flex-col items-start gap-3">
        <p className="font-display text-2xl font-extrabold">{title}</p>
        {text && <p className="max-w-prose text-lg">{text}</p>}
        {children}
      </div>
    </div>
  )
}

/** The place of something that is on its way. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('bg-sunken animate-pulse rounded-xl', className)} />
}
