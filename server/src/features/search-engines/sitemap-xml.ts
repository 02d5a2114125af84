import { escapeMarkup } from '../../text/escape-markup.ts'

/** An address and when what it leads to was last changed, where that is known. */
interface SitemapEntry {
  readonly url: string
  readonly changedAt?: Date | null
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The addresses of pages. */
export function urlSet(entries: readonly SitemapEntry[]): string {
  return documentOf('urlset', entries.map((entry) => elementOf('url', entry)).join(''))
}

/** The addresses of the parts that a site map comes in. */
export function sitemapIndex(entries: readonly SitemapEntry[]): string {
  return documentOf('sitemapindex', entries.map((entry) => elementOf('sitemap', entry)).join(''))
}

function documentOf(name: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="${namespace}">\n${content}</${name}>\n`
}

function elementOf(name: string, { url, changedAt }: SitemapEntry): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `<${name}><loc>${escapeMarkup(url)}</loc>${changed}</${name}>\n`
}
