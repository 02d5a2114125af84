import * as z from 'zod/mini'
import { defineCalls } from '../core/call.ts'
import { optionalParameter, parameter } from '../core/fields.ts'
import { pageFields, pageMeta, searchField } from '../core/lists.ts'
import { communityFilters } from '../list-choices.ts'
import { limits, sizes } from '../options.ts'
import { searchReading } from '../search-reading.ts'
import { words } from '../words.ts'
import { joined, openCommunity, openCommunityDetail } from './community-shapes.ts'

/** Of everything that the contractor may see, however the list is narrowed down. */
const stats = z.object({
  total: z.int(),
  applied: z.int(),
  accepted: z.int(),
  pending: z.int(),
})

/** The talent pools of companies, to be found and joined (section 4.5). */
export const contractorCommunities = defineCalls({
  list: {
    method: 'GET',
    path: '/contractor/v2/talent-pools',
    says: 'Lists the talent pools that are open, and those that the caller has applied to, newest first or those that suit best; for a map up to a thousand that have a place. The numbers under stats stand in headers too; by match, X-Unranked tells how many are still to be put in order.',
    who: ['contractor'],
    input: z.object({
      ...pageFields,
      search: searchField,
      type: optionalParameter(z.enum(communityFilters.types)),
      status: optionalParameter(z.enum(communityFilters.statuses)),
      /** Those that nobody has compared with the caller come last, newest first. */
      sort: optionalParameter(z.enum(['newest', 'match'])),
      view: optionalParameter(z.literal('map')),
    }),
    output: z.object({
      data: z.array(openCommunity),
      meta: z.extend(pageMeta, { stats }),
    }),
    paged: { size: sizes.contractorPageSize, under: 'data' },
    fallback: words.poolsNotFetched,
  },
  readSearch: {
    method: 'GET',
    path: '/contractor/read-pools-search',
    says: 'Tells what the words of a search mean to the list of talent pools, and which of them may be misspelt.',
    who: ['contractor'],
    input: z.object({ search: searchField }),
    output: searchReading,
  },
  one: {
    method: 'GET',
    path: '/contractor/v2/talent-pools/{id}',
    says: 'A talent pool that is open, or that the caller has applied to.',
    who: ['contractor'],
    input: z.object({ id: parameter }),
    names: { id: 'open' },
    output: openCommunityDetail,
    refusals: { NOT_FOUND: words.poolNotFound },
    fallback: words.poolNotFetched,
  },
  apply: {
    method: 'POST',
    path: '/contractor/v2/talent-pools/{id}/apply',
    says: 'Applies to a talent pool. Whoever has applied already stays as they are.',
    who: ['contractor'],
    input: z.object({ id: parameter }),
    names: { id: 'open' },
    output: joined,
    fallback: words.poolApplyFailed,
    limit: limits.applications,
  },
  withdraw: {
    method: 'DELETE',
    path: '/contractor/v2/talent-pools/{id}/apply',
    says: 'Takes an application back that the company has not taken up yet.',
    who: ['contractor'],
    input: z.object({ id: parameter }),
    names: { id: 'open' },
    output: joined,
    fallback: words.withdrawFailed,
  },
})
