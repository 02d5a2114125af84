import type { searchEngines } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import type { Part } from '../../kit/paging.ts'
import type { FileAnswer, UseCase } from '../../kit/use-case.ts'
import { publicText } from '../../kit/public-text.ts'
import {
  countOpenJobs,
  countPublicCompanies,
  listOpenJobs,
  listPublicCompanies,
} from './queries.ts'
import type { ListedPage } from './queries.ts'
import { sitemapIndex, urlSet } from './sitemap-xml.ts'

/** The protocol allows five times as many; a part of this size is made at once and never streamed. */
const largestPart = 10_000

/** Pages of one kind, as many as there may be. */
interface Kind {
  /** Where they are, without the last part of the address. */
  readonly under: string
  count(db: Reading, now: Date): Promise<number>
  list(db: Reading, now: Date, part: Part): Promise<readonly ListedPage[]>
}

const kinds: Readonly<Record<string, Kind>> = {
  jobs: { under: '/contractor/job/', count: countOpenJobs, list: listOpenJobs },
  companies: {
    under: '/contractor/company/',
    count: countPublicCompanies,
    list: (db, _now, part) => listPublicCompanies(db, part),
  },
}

const pages = ['/', '/contractor/jobs', '/privacy']

export const showSitemap: UseCase<typeof searchEngines.sitemap> = async ({ db, now, world }) => {
  const { appUrl } = world.config
  const parts = ['pages']
  for (const [name, kind] of Object.entries(kinds)) {
    const partCount = Math.ceil((await kind.count(db, now)) / largestPart)
    for (let number = 1; number <= partCount; number += 1) parts.push(`${name}-${number}`)
  }
  return asXml(sitemapIndex(parts.map((part) => ({ url: `${appUrl}/sitemaps/${part}.xml` }))))
}

export const showSitemapPart: UseCase<typeof searchEngines.sitemapPart> = async (
  { db, now, world },
  { part },
) => {
  const { appUrl } = world.config
  if (part === 'pages') return asXml(urlSet(pages.map((page) => ({ url: appUrl + page }))))

  const [, name = '', number = ''] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(part) ?? []
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  if (!kind) throw new Refusal('NOT_FOUND')

  const offset = (Number(number) - 1) * largestPart
  const listed = await kind.list(db, now, { limit: largestPart, offset })
  if (listed.length === 0) throw new Refusal('NOT_FOUND')
  return asXml(
    urlSet(
      listed.map(({ slug, changedAt }) => ({
        url: appUrl + kind.under + encodeURIComponent(slug),
        changedAt,
      })),
    ),
  )
}

function asXml(text: string): FileAnswer {
  return publicText(text, 'application/xml', 900)
}
