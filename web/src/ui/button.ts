import { cx } from '#lib/cx.ts'

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger' | 'onRoute'
export type ButtonSize = 'medium' | 'large'

const tones: Record<ButtonTone, string> = {
  // Borders that only show where forced colours take the background away.
  primary: 'bg-primary text-on-primary hover:bg-primary-strong border-2 border-transparent',
  secondary: 'border-edge text-ink bg-card hover:border-primary hover:text-primary-strong border-2',
  quiet: 'text-primary-strong hover:bg-primary-soft',
  danger: 'text-bad border-bad bg-card hover:bg-bad-soft border-2',
  onRoute: 'bg-sign-white text-sign-black hover:bg-sign-yellow focus-visible:outline-sign-yellow border-2 border-transparent',
}
const sizes: Record<ButtonSize, string> = {
  medium: 'min-h-11 px-4 py-2 text-base',
  large: 'min-h-13 px-6 py-3 text-lg',
}

/** How a button looks, for what is a button and for what is a link. */
export const buttonClass = (tone: ButtonTone = 'primary', size: ButtonSize = 'medium', more?: string): string =>
  cx(
    'font-display inline-flex items-center justify-center gap-2 rounded-xl text-center leading-tight font-bold transition-colors',
    'disabled:opacity-50',
    tones[tone],
    sizes[size],
    more,
  )
