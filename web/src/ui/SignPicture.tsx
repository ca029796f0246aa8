import { cx } from '#lib/cx.ts'

/** A drawn road sign in a square that it always fits into, whatever its shape. */
export function SignPicture({ src, alt, className }: { src: string; alt: string; className?: string }) {
  return <img src={src} alt={alt} width={96} height={96} decoding="async" className={cx('object-contain', className)} />
}
