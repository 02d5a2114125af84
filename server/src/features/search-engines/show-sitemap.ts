import type { searchEngines } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import type { Part } from '../../kit/paging.ts'
import type { Context, FileAnswer, UseCase } from '../../kit/use-case.ts'
import { publicText } from '../../kit/public-text.ts'
import { allSlugs } from '../../market/signposts/signpost-slugs.ts'
import { findSignposts } from '../../market/signposts/signposts.ts'
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

type Asking = Pick<Context<typeof searchEngines.sitemap>, 'db' | 'now' | 'world'>

/** Pages of one kind, as many as there may be. */
interface Kind {
  /** Where they are, without the last part of the address. */
  readonly under: string
  count(asking: Asking): Promise<number>
  list(asking: Asking, part: Part): Promise<readonly ListedPage[]>
}

const kinds: Readonly<Record<string, Kind>> = {
  jobs: {
    under: '/contractor/job/',
    count: ({ db, now }) => countOpenJobs(db, now),
    list: ({ db, now }, part) => listOpenJobs(db, now, part),
  },
  signposts: {
    under: '/contractor/jobs/',
    count: async (asking) => (await listSignposts(asking)).length,
    list: async (asking, { limit, offset }) =>
      (await listSignposts(asking)).slice(offset, offset + limit),
  },
  companies: {
    under: '/contractor/company/',
    count: ({ db }) => countPublicCompanies(db),
    list: ({ db }, part) => listPublicCompanies(db, part),
  },
}

const pages = ['/', '/contractor/jobs', '/privacy']

export const showSitemap: UseCase<typeof searchEngines.sitemap> = async (asking) => {
  const { appUrl } = asking.world.config
  const parts = ['pages']
  for (const [name, kind] of Object.entries(kinds)) {
    const partCount = Math.ceil((await kind.count(asking)) / largestPart)
    for (let number = 1; number <= partCount; number += 1) parts.push(`${name}-${number}`)
  }
  return asXml(sitemapIndex(parts.map((part) => ({ url: `${appUrl}/sitemaps/${part}.xml` }))))
}

export const showSitemapPart: UseCase<typeof searchEngines.sitemapPart> = async (
  asking,
  { part },
) => {
  const { appUrl } = asking.world.config
  if (part === 'pages') return asXml(urlSet(pages.map((page) => ({ url: appUrl + page }))))

  const [, name = '', number = ''] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(part) ?? []
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  if (!kind) throw new Refusal('NOT_FOUND')

  const offset = (Number(number) - 1) * largestPart
  const listed = await kind.list(asking, { limit: largestPart, offset })
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

/** What there are is remembered a while, so that all parts of a site map are of one list. */
async function listSignposts({ db, now, world }: Asking): Promise<ListedPage[]> {
  const slugs = allSlugs(await findSignposts(db, now, world))
  return slugs.map((slug) => ({ slug, changedAt: null }))
}

function asXml(text: string): FileAnswer {
  return publicText(text, 'application/xml', 900)
}
