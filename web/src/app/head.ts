import type { Payload } from '#payloads.ts'

/** An element of a page's head. */
export type Tag = { name: 'title' | 'meta' | 'link' | 'script'; attributes: Record<string, string>; text?: string }

const meta = (name: string, content: string): Tag => ({ name: 'meta', attributes: { name, content } })
const property = (name: string, content: string): Tag => ({ name: 'meta', attributes: { property: name, content } })
const link = (rel: string, href: string, more: Record<string, string> = {}): Tag => ({
  name: 'link',
  attributes: { rel, href, ...more },
})

function openGraph(payload: Payload): Tag[] {
  const { title, description, canonical, image, site } = payload
  return [
    property('og:type', 'website'),
    property('og:site_name', site.name),
    property('og:locale', site.locale.replace('-', '_')),
    property('og:title', title),
    property('og:description', description),
    ...(canonical ? [property('og:url', canonical)] : []),
    ...(image ? [property('og:image', image)] : []),
    meta('twitter:card', image ? 'summary_large_image' : 'summary'),
  ]
}

/** What search engines, other sites and the browser's tab learn of a page. */
export function headOf(payload: Payload): Tag[] {
  const { title, description, canonical, alternates, is_indexed: isIndexed, structured } = payload
  return [
    { name: 'title', attributes: {}, text: title },
    meta('description', description),
    ...(isIndexed ? [] : [meta('robots', 'noindex')]),
    ...(canonical ? [link('canonical', canonical)] : []),
    ...alternates.map(({ locale, url }) => link('alternate', url, { hreflang: locale.toLowerCase() })),
    ...openGraph(payload),
    ...structured.map(
      (object): Tag => ({
        name: 'script',
        attributes: { type: 'application/ld+json' },
        text: JSON.stringify(object).replaceAll('<', '\\u003c'),
      }),
    ),
  ]
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** The tags as HTML. Each is marked, so that the next page can replace it. */
export function headHtml(tags: readonly Tag[]): string {
  return tags
    .map(({ name, attributes, text }) => {
      const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`)
      const start = `<${name}${written.join('')} data-page>`
      if (name === 'meta' || name === 'link') return start
      return `${start}${name === 'script' ? (text ?? '') : escape(text ?? '')}</${name}>`
    })
    .join('\n')
}

/** Puts the page's tags in the place of the last page's. */
export function updateHead(payload: Payload): void {
  const tags = headOf(payload).map(({ name, attributes, text }) => {
    const element = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    element.setAttribute('data-page', '')
    if (text) element.textContent = text
    return element
  })
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove()
  document.head.append(...tags)
}
