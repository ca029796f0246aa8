import { useTexts } from '#locales/useTexts.ts'
import type { PageData } from '#payloads.ts'
import { WayCard } from '#WayCard.tsx'
import type { Way } from '#ways.ts'

type WaysGridProps = { data: PageData['home'] }

/** All ways to practise that the edition has the questions for. */
export function WaysGrid({ data }: WaysGridProps) {
  const { counts } = useTexts('shell')
  const { simulator, modes } = data
  const seconds = modes.find(({ kind }) => kind === 'marathon')?.question_seconds
  const has = (kind: Way) => modes.some((mode) => mode.kind === kind)
  const open: { way: Way; figure?: string | undefined }[] = [
    ...(has('express') ? [{ way: 'express' as const }] : []),
    ...(simulator ? [{ way: 'simulator' as const, figure: counts.number(simulator.question_count) }] : []),
    { way: 'topics' },
    ...(data.mock_count > 0 ? [{ way: 'mock' as const }] : []),
    { way: 'signs' },
    ...(has('marathon') ? [{ way: 'marathon' as const, figure: seconds ? counts.number(seconds) : undefined }] : []),
    ...(has('nonstop') ? [{ way: 'nonstop' as const }] : []),
    ...(has('individual') ? [{ way: 'individual' as const }] : []),
    { way: 'mistakes' },
  ]
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {open.map(({ way, figure }) => (
        <WayCard key={way} way={way} figure={figure} />
      ))}
    </div>
  )
}
