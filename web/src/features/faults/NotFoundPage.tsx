import { plainPage } from '#page.ts'
import { useTexts } from '#locales/useTexts.ts'
import { paths } from '#paths.ts'
import { LinkButton } from '#ui/Button.tsx'

/** A no-through-road sign. */
function DeadEnd() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="size-36 sm:size-44">
      <rect x="1" y="1" width="98" height="98" rx="10" className="fill-sign-white stroke-line" strokeWidth="1" />
      <rect x="5" y="5" width="90" height="90" rx="7" className="fill-sign-blue" />
      <path d="M43 95V42h14v53Z" className="fill-sign-white" />
      <rect x="20" y="18" width="60" height="24" className="fill-sign-white" />
      <rect x="23" y="21" width="54" height="18" className="fill-sign-red" />
    </svg>
  )
}

function NotFound() {
  const { notFound } = useTexts('shell')
  return (
    <div className="wrap flex flex-col items-center gap-5 py-16 text-center sm:py-24">
      <DeadEnd />
      <p className="font-display text-muted text-3xl font-extrabold tracking-wider">{notFound.number}</p>
      <h1 className="text-4xl first-letter:uppercase sm:text-5xl">{notFound.title}</h1>
      <p className="text-muted text-xl first-letter:uppercase">{notFound.description}</p>
      <LinkButton size="large" href={paths.home()}>
        {notFound.home}
      </LinkButton>
    </div>
  )
}

export default plainPage('not-found', { Component: NotFound })
