import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import type { Progress } from '#learner/progress.ts'
import { cx } from '#lib/cx.ts'
import { useLater } from '#locales/useLater.ts'
import { useTexts } from '#locales/useTexts.ts'
import { paths } from '#paths.ts'
import type { Payload } from '#payloads.ts'
import { mistakeTickets } from '#rules/mistakes.ts'
import { LinkButton } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button.ts'
import { Skeleton } from '#ui/States.tsx'
import { WaySign } from '#WaySign.tsx'
import type { Way } from '#ways.ts'

// Only who asks to see their favourites needs the questions on this page.
const loadList = () => import('./FavouriteList.tsx')

type AgainProps = { edition: Payload['edition']; progress: Progress }

/** What the learner comes back to: mistakes by topic, and favourites. */
export function Again({ edition, progress }: AgainProps) {
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Mistakes progress={progress} />
      <Favourites edition={edition} progress={progress} />
    </div>
  )
}

function Mistakes({ progress }: { progress: Progress }) {
  const { mistakes: texts } = useTexts('learning')
  const { counts } = useTexts('shell')
  const tickets = mistakeTickets(progress.mistakes, { all: texts.all, suffix: texts.ofTopic('') })
  const count = tickets[0]?.questions.length ?? 0
  return (
    <Gathered way="mistakes" id="mistakes" href={paths.mistakes()} count={count} empty={texts.empty} more={texts.byTopic}>
      <ul className="flex flex-col">
        {tickets.map((ticket) => (
          <li key={ticket.id} className="border-line not-last:border-b">
            <a href={paths.mistakes(ticket.id)} className="group flex min-h-12 items-center justify-between gap-4 py-2">
              <span className="group-hover:text-primary-strong leading-snug font-semibold underline-offset-4 group-hover:underline">{ticket.name}</span>
              <span className="text-muted shrink-0 tabular-nums">{counts.number(ticket.questions.length)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Gathered>
  )
}

function Favourites({ edition, progress }: AgainProps) {
  const { favourites: texts } = useTexts('learning')
  return (
    <Gathered way="favorites" id="favourites" href={paths.favorites()} count={progress.favourites.size} empty={texts.empty} more={texts.see}>
      <List edition={edition} progress={progress} />
    </Gathered>
  )
}

function List(props: AgainProps) {
  const { favourites: texts } = useTexts('learning')
  const [isMissing, setMissing] = useState(false)
  const later = useLater(loadList, { isWanted: !isMissing, onMissing: () => setMissing(true) })
  if (later) return <later.FavouriteList {...props} />
  return isMissing ? <p className="text-muted">{texts.notHere}</p> : <Skeleton className="h-24" />
}

type GatheredProps = { way: Way & ('mistakes' | 'favorites'); id: string; href: string; count: number; empty: string; more: string; children: ReactNode }

/** Questions that gathered, to practise or to look through. As high without them as with them. */
function Gathered({ way, id, href, count, empty, more, children }: GatheredProps) {
  const { again } = useTexts('learning')
  const { counts, ways } = useTexts('shell')
  const [isOpen, setIsOpen] = useState(false)
  const list = useId()
  return (
    <section id={id} className="bg-card border-line shadow-card rounded-2xl border p-4 sm:p-5">
      <div className="grid grid-cols-[auto_1fr] items-start gap-x-4 gap-y-3">
        <WaySign way={way} className="size-14" />
        <div className="flex min-h-17 flex-col gap-1">
          <h3 tabIndex={-1} className="text-xl">
            {ways[way].name}
          </h3>
          <p className="text-muted leading-snug">{count > 0 ? counts.questions(count) : empty}</p>
        </div>
        <div className="col-span-2 flex min-h-11 flex-wrap gap-2 sm:col-span-1 sm:col-start-2">
          {count > 0 && (
            <>
              <LinkButton href={href}>{again.practise}</LinkButton>
              <button type="button" aria-expanded={isOpen} aria-controls={list} onClick={() => setIsOpen(!isOpen)} className={buttonClass('quiet')}>
                {more}
                <ChevronDown aria-hidden="true" className={cx('size-5 transition-transform', isOpen && 'rotate-180')} />
              </button>
            </>
          )}
        </div>
      </div>
      <div id={list} className="border-line mt-3 border-t pt-2" hidden={!isOpen || count === 0}>
        {isOpen && count > 0 && children}
      </div>
    </section>
  )
}
