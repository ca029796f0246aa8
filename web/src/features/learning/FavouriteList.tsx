import { Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { usePack } from '#learner/hooks.ts'
import type { Progress } from '#learner/progress.ts'
import { showToast } from '#lib/toasts.ts'
import { useTexts } from '#locales/useTexts.ts'
import type { Payload } from '#payloads.ts'
import { SignPicture } from '#ui/SignPicture.tsx'
import { Skeleton } from '#ui/States.tsx'

type FavouriteListProps = { edition: Payload['edition']; progress: Progress }

/** The favourite questions themselves, each to be taken off the list. */
export function FavouriteList({ edition, progress }: FavouriteListProps) {
  const { favourites: texts } = useTexts('learning')
  const pack = usePack(edition)
  const list = useRef<HTMLUListElement>(null)
  const leaving = useRef<{ id: string; place: number } | null>(null)
  // The button that was pressed is gone: the keyboard goes on with the one that took its place.
  useEffect(() => {
    if (!leaving.current || progress.favourites.has(leaving.current.id)) return
    const buttons = list.current?.querySelectorAll('button')
    buttons?.[Math.min(leaving.current.place, buttons.length - 1)]?.focus()
    leaving.current = null
  }, [progress.favourites])
  const remove = async (id: string, place: number) => {
    const { findLearner } = await import('#learner/here.ts')
    leaving.current = { id, place }
    if (progress.favourites.size === 1) list.current?.closest('section')?.querySelector('h3')?.focus()
    await (await findLearner(edition)).removeFavourite(id)
    showToast(texts.removed)
  }
  if (!pack) return progress.network === 'failing' ? <p className="text-muted py-2">{texts.notHere}</p> : <Skeleton className="h-24" />
  return (
    <ul ref={list} className="flex flex-col">
      {[...progress.favourites].map((id, place) => {
        const question = pack.question(id)
        const text = question?.text ?? texts.gone
        return (
          <li key={id} className="border-line flex items-center gap-3 py-2 not-last:border-b">
            {question?.image && <SignPicture src={question.image} alt="" className="size-10 shrink-0" />}
            <span className="min-w-0 flex-1 leading-snug">{text}</span>
            <button
              type="button"
              aria-label={texts.remove(text)}
              onClick={() => void remove(id, place)}
              className="hover:bg-sunken text-muted hover:text-bad grid size-11 shrink-0 place-items-center rounded-xl"
            >
              <Trash2 aria-hidden="true" className="size-5" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
