import * as z from 'zod/mini'
import { defineCalls } from './core/call.ts'
import { parameter } from './core/fields.ts'

/** What search engines ask for before they read a page. */
export const searchEngines = defineCalls({
  robots: {
    method: 'GET',
    path: '/robots.txt',
    says: 'Tells search engines where not to go, and where the site map is.',
    who: 'anyone',
    input: z.object({}),
    output: { file: ['text/plain; charset=utf-8'] },
    onOrigin: true,
  },
  sitemap: {
    method: 'GET',
    path: '/sitemap.xml',
    says: 'Names the parts of the site map.',
    who: 'anyone',
    input: z.object({}),
    output: { file: ['application/xml; charset=utf-8'] },
    onOrigin: true,
  },
  sitemapPart: {
    method: 'GET',
    path: '/sitemaps/{part}.xml',
    says: 'A part of the site map: pages, jobs that are open, signposts to them, or companies that have published.',
    who: 'anyone',
    input: z.object({ part: parameter }),
    names: { part: 'open' },
    output: { file: ['application/xml; charset=utf-8'] },
    onOrigin: true,
  },
})
