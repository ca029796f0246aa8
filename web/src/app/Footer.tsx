import type { ReactNode } from 'react'
import { useTexts } from '#locales/useTexts.ts'
import { paths } from '#paths.ts'
import type { Payload, Site } from '#payloads.ts'
import { wayPath, type Way } from '#ways.ts'
import { EditionLink } from './EditionLink.tsx'
import { Mark } from './Mark.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'

const ways: readonly Way[] = ['express', 'simulator', 'signs', 'marathon', 'nonstop', 'individual']
const linkClass = 'hover:text-primary-strong inline-flex min-h-8 items-center underline-offset-4 hover:underline'

export function Footer({ payload }: { payload: Payload }) {
  const texts = useTexts('shell')
  const { site } = payload
  return (
    <footer className="border-line bg-card mt-16 border-t">
      <div className="wrap grid gap-10 py-12 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-[1.3fr_1fr_1fr_1.3fr]">
        <div className="flex flex-col items-start gap-3">
          <Mark className="size-10" />
          <p className="text-muted max-w-xs">{texts.footer.independent}</p>
          <span className="-ml-3">
            <EditionLink payload={payload} />
          </span>
        </div>
        <Column title={texts.footer.learn}>
          {ways.map((way) => (
            <li key={way}>
              <a className={linkClass} href={wayPath(way)}>
                {texts.ways[way].name}
              </a>
            </li>
          ))}
          <li>
            <a className={linkClass} href={paths.topics()}>
              {texts.ways.topics.name}
            </a>
          </li>
        </Column>
        <Contact site={site} />
        <ThemeChoice />
      </div>
      <div className="wrap">
        <p className="text-muted border-line flex flex-wrap gap-x-6 gap-y-1 border-t py-5 text-base">
          <span>{site.name}</span>
          {site.company_number && <span>{texts.footer.company(site.company_number)}</span>}
        </p>
      </div>
    </footer>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 text-lg">{title}</h2>
      <ul className="flex flex-col">{children}</ul>
    </div>
  )
}

function Contact({ site }: { site: Site }) {
  const { footer } = useTexts('shell')
  const apps = [
    { href: site.app_store, text: footer.appStore },
    { href: site.google_play, text: footer.googlePlay },
  ].filter((app): app is { href: string; text: string } => app.href !== null)
  return (
    <div className="flex flex-col gap-6">
      {(site.phone ?? site.email ?? site.address) && (
        <Column title={footer.contact}>
          {site.phone && (
            <li>
              <a className={linkClass} href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>
                {site.phone}
              </a>
            </li>
          )}
          {site.email && (
            <li>
              <a className={linkClass} href={`mailto:${site.email}`}>
                {site.email}
              </a>
            </li>
          )}
          {site.address && <li className="text-muted mt-1 whitespace-pre-line">{site.address}</li>}
        </Column>
      )}
      {apps.length > 0 && (
        <Column title={footer.app}>
          {apps.map((app) => (
            <li key={app.href}>
              <a className={linkClass} href={app.href} rel="noopener">
                {app.text}
              </a>
            </li>
          ))}
        </Column>
      )}
    </div>
  )
}
