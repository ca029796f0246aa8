import { BookOpen, ListChecks, SlidersHorizontal, Star, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import { Plate, type PlateShape } from '#ui/Plate.tsx'
import type { Way } from '#ways.ts'

const middle = { x: 17, y: 17, width: 30, height: 30, strokeWidth: 2.4 }

// Each sign says on the road what the mode says here: a limit of 35, the end of all limits, stop.
const signs: Record<Way, { shape: PlateShape; mark?: ReactNode }> = {
  express: { shape: 'order', mark: <Zap {...middle} fill="currentColor" /> },
  simulator: { shape: 'direction', mark: '50' },
  signs: { shape: 'stop', mark: 'STOP' },
  marathon: { shape: 'limit', mark: '35' },
  nonstop: { shape: 'end' },
  individual: { shape: 'order', mark: <SlidersHorizontal {...middle} /> },
  mistakes: { shape: 'warning', mark: '!' },
  favorites: { shape: 'information', mark: <Star {...middle} fill="currentColor" /> },
  mock: { shape: 'direction', mark: <ListChecks {...middle} /> },
  topics: { shape: 'information', mark: <BookOpen {...middle} /> },
}

/** The sign of a way to practise; `figure` replaces the number on it. */
export function WaySign({ way, figure, className }: { way: Way; figure?: string | undefined; className?: string }) {
  const { shape, mark } = signs[way]
  return (
    <Plate shape={shape} {...(className ? { className } : {})}>
      {typeof mark === 'string' ? (figure ?? mark) : mark}
    </Plate>
  )
}
