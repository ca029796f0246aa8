import { useState, type ReactNode } from 'react'
import { showToast } from '#lib/toasts.ts'
import { useTexts } from '#locales/useTexts.ts'
import { paths } from '#paths.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { EmptyState, ErrorState, Skeleton } from '#ui/States.tsx'
import { SessionBar } from './SessionBar.tsx'

type FrameProps = { title: string; leaveTo: string; children: ReactNode }

/** A ticket's page while no question is open. */
export function TicketFrame({ title, leaveTo, children }: FrameProps) {
  return (
    <>
      <SessionBar leaveTo={leaveTo} />
      <div className="wrap flex max-w-3xl flex-col gap-7 py-6 sm:py-10">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        {children}
      </div>
    </>
  )
}

/** A ticket's page before the device has opened it. */
export function TicketLoading({ title, leaveTo }: Omit<FrameProps, 'children'>) {
  const { session } = useTexts('practice')
  const { needsScript } = useTexts('shell')
  return (
    <TicketFrame title={title} leaveTo={leaveTo}>
      <p role="status" className="sr-only">
        {session.loading}
      </p>
      <noscript>
        <p className="text-lg">{needsScript}</p>
      </noscript>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-20" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </div>
    </TicketFrame>
  )
}

/** No questions on this device, and no network to fetch them. */
export function TicketOffline({ title, leaveTo, tryAgain }: Omit<FrameProps, 'children'> & { tryAgain: () => Promise<boolean> }) {
  const { states } = useTexts('practice')
  const [isTrying, setTrying] = useState(false)
  const onTry = async () => {
    setTrying(true)
    const isThere = await tryAgain().catch(() => false)
    setTrying(false)
    if (!isThere) showToast(states.stillOffline, 'bad')
  }
  return (
    <TicketFrame title={title} leaveTo={leaveTo}>
      <ErrorState title={states.offlineTitle} text={states.offlineText}>
        <Button onClick={() => void onTry()} disabled={isTrying}>
          {states.again}
        </Button>
      </ErrorState>
    </TicketFrame>
  )
}

export type Emptiness = 'mistakes' | 'favorites' | 'premium' | 'narrow'

/** There is nothing to ask, why, and what to do instead. */
export function TicketEmpty({ title, leaveTo, why }: Omit<FrameProps, 'children'> & { why: Emptiness }) {
  const { states } = useTexts('practice')
  const words: Record<Emptiness, [string, string]> = {
    mistakes: [states.noMistakesTitle, states.noMistakesText],
    favorites: [states.noFavoritesTitle, states.noFavoritesText],
    premium: [states.premiumTitle, states.premiumText],
    narrow: [states.emptyTitle, states.emptyText],
  }
  const [heading, text] = words[why]
  const isNew = why === 'mistakes' || why === 'favorites'
  return (
    <TicketFrame title={title} leaveTo={leaveTo}>
      <EmptyState title={heading} text={text}>
        <div className="mt-2 flex flex-wrap gap-3">
          <LinkButton href={isNew ? paths.mode('express') : paths.topics()}>{isNew ? states.start : states.toTopics}</LinkButton>
          <LinkButton tone="secondary" href={paths.learning()}>
            {states.toLearning}
          </LinkButton>
        </div>
      </EmptyState>
    </TicketFrame>
  )
}
