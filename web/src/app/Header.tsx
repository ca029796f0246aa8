import { Menu, X } from 'lucide-react'
import { cx } from '#lib/cx.ts'
import { useTexts } from '#locales/useTexts.ts'
import { paths } from '#paths.ts'
import type { Payload } from '#payloads.ts'
import { EditionLink } from './EditionLink.tsx'
import { Mark } from './Mark.tsx'
import { isKnownPage } from './pages.ts'
import { ThemeButton } from './ThemeChoice.tsx'

type Item = { href: string; text: string }

/** The way through the site; only to pages that there are. */
export function useMainLinks(): Item[] {
  const { nav } = useTexts('shell')
  return [
    { href: paths.learning(), text: nav.learning },
    { href: paths.topics(), text: nav.topics },
    { href: paths.modes(), text: nav.modes },
    ...(isKnownPage('account-statistics') ? [{ href: paths.statistics(), text: nav.statistics }] : []),
  ]
}

function HomeLink({ name, label }: { name: string; label: string }) {
  return (
    <a href={paths.home()} aria-label={label} className="-m-1 flex items-center gap-2.5 rounded-lg p-1">
      <Mark className="size-9" />
      <span className="font-display text-xl font-extrabold tracking-tight">{name}</span>
    </a>
  )
}

export function Header({ payload }: { payload: Payload }) {
  const texts = useTexts('shell')
  const links = useMainLinks()
  const { name } = payload.site
  return (
    <header className="bg-card border-line border-b">
      <div className="wrap flex min-h-16 items-center gap-3 py-2">
        <HomeLink name={name} label={texts.homeLink(name)} />
        <nav aria-label={texts.mainMenu} className="ml-auto hidden md:block">
          <ul className="flex items-center gap-1">
            {links.map((link) => (
              <li key={link.href}>
                <MainLink {...link} path={payload.path} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-1 md:ml-2">
          <span className="hidden sm:block md:hidden lg:block">
            <EditionLink payload={payload} />
          </span>
          <ThemeButton />
          <MobileMenu key={payload.path} links={links} payload={payload} />
        </div>
      </div>
    </header>
  )
}

function MainLink({ href, text, path }: Item & { path: string }) {
  const isCurrent = path === href
  return (
    <a
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={cx(
        'font-display flex min-h-11 items-center rounded-lg px-3 font-bold transition-colors',
        isCurrent ? 'text-primary-strong bg-primary-soft' : 'hover:bg-sunken',
      )}
    >
      {text}
    </a>
  )
}

/** Opens without JavaScript, too; a new page closes it. */
function MobileMenu({ links, payload }: { links: Item[]; payload: Payload }) {
  const texts = useTexts('shell')
  return (
    <details className="group md:hidden">
      <summary className="hover:bg-sunken grid size-11 place-items-center rounded-lg" aria-label={texts.openMenu}>
        <Menu aria-hidden="true" className="group-open:hidden" />
        <X aria-hidden="true" className="hidden group-open:block" />
      </summary>
      <nav
        aria-label={texts.mainMenu}
        className="bg-card border-line shadow-float absolute inset-x-0 z-30 mt-2 border-y px-4 py-3"
      >
        <ul className="flex flex-col">
          {links.map((link) => (
            <li key={link.href} className="text-xl">
              <MainLink {...link} path={payload.path} />
            </li>
          ))}
          <li className="border-line mt-2 border-t pt-2 empty:hidden sm:hidden">
            <EditionLink payload={payload} />
          </li>
        </ul>
      </nav>
    </details>
  )
}
