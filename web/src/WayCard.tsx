import type { ReactNode } from 'react'
import { useTexts } from '#locales/useTexts.ts'
import { WaySign } from '#WaySign.tsx'
import { wayPath, type Way } from '#ways.ts'

type WayCardProps = {
  way: Way
  /** Where it leads, when not to where the way begins. */
  href?: string
  name?: string
  figure?: string | undefined
  /** Facts in a few words each. */
  facts?: readonly string[]
  /** The level of its name among the page's headings. */
  heading?: 'h2' | 'h3'
  children?: ReactNode
}

/** A way to practise with its sign, as a card that is one link. */
export function WayCard({ way, href, name, figure, facts = [], heading: Heading = 'h3', children }: WayCardProps) {
  const { ways } = useTexts('shell')
  return (
    <div className="bg-card border-line shadow-card hover:border-primary focus-within:border-primary relative flex items-start gap-4 rounded-2xl border p-4 transition-colors sm:p-5">
      <WaySign way={way} figure={figure} className="size-14 shrink-0" />
      <div className="flex min-w-0 flex-col gap-1">
        <Heading className="text-xl">
          <a href={href ?? wayPath(way)} className="after:absolute after:inset-0 after:rounded-2xl focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-primary">
            {name ?? ways[way].name}
          </a>
        </Heading>
        <p className="text-muted leading-snug">{ways[way].line}</p>
        {facts.length > 0 && (
          <ul className="mt-1.5 flex flex-wrap gap-x-4 font-display text-base leading-snug font-semibold">
            {facts.map((fact) => (
              <li key={fact}>
                {fact}
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </div>
  )
}
