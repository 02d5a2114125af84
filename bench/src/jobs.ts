import { openGazetteer } from '@headframe/server/src/adapters/geocoder/gazetteer.ts'
import { countByStatus, listApplicants } from '@headframe/server/src/features/applicants/queries.ts'
import { readJobSearch } from '@headframe/server/src/features/contractor-jobs/search/job-search.ts'
import {
  countOpenJobs,
  listOpenJobs,
} from '@headframe/server/src/features/contractor-jobs/search/queries.ts'
import { readPeopleSearch } from '@headframe/server/src/market/people/people-search.ts'
import { contractorJobs, mostOnMap, sizes } from '@headframe/wire'
import type { InputOf } from '@headframe/wire'
import type { Figure } from './figures.ts'
import { aMarketplace } from './marketplaces.ts'
import type { Marketplace } from './marketplaces.ts'
import { measurePage, read } from './page-costs.ts'
import type { MeasuredPage } from './page-costs.ts'

type Wish = InputOf<typeof contractorJobs.find>

/** What people ask of the board, from everything to a few. */
const wishes: Readonly<Record<string, Wish>> = {
  'all open jobs': {},
  'arrangement, roster': { arrangement: ['fifo'], roster: ['8:6', '7:7'] },
  'roles, rate': { role: [101, 102, 103], rateMin: 60, rateType: 'hour', sort: 'rate' },
  'industry, type, pay, start': {
    industry: [1, 9],
    workType: ['full_time'],
    rateCategory: ['custom_rate'],
    startBefore: 'asap',
  },
  'a word': { search: '"jumbo"' },
  'who is meant': { search: 'sparky' },
  'how is meant': { search: 'fifo even time' },
  'all that is meant': { search: 'hd fitter wa fifo over $60' },
  'words, arrangement': { search: 'operator crew', arrangement: ['fifo'] },
  'near a place': { place: 'Perth WA' },
  'nearest first': { place: 'Perth WA', sort: 'distance', arrangement: ['fifo'] },
  'a full map': { view: 'map', arrangement: ['fifo'] },
}

const [few, many] = [10_000, 100_000]

/** Pages of the board and of applicants, in a small and in a large marketplace and as their SQL alone. */
export async function measureJobs(): Promise<Figure[]> {
  const small = await aMarketplace(few)
  const large = await aMarketplace(many)
  try {
    const figures: Figure[] = []
    for (const page of [...Object.entries(wishes).map(jobsPage), ...applicantsPages]) {
      figures.push(...(await measurePage(page, small, large, '100,000 / 10,000')))
    }
    return figures
  } finally {
    await small.stop()
    await large.stop()
  }
}

function jobsPage([name, wish]: [string, Wish]): MeasuredPage<Marketplace> {
  return {
    name: `Jobs, ${name}`,
    ask: ({ url }) => read(`${url}/api${contractorJobs.find.path}?page=1&${addressed(wish)}`),
    async query({ database: { reading } }) {
      const search = await readJobSearch(wish, {
        now: new Date(),
        contractorId: undefined,
        findPlaces: gazetteer.search,
      })
      const { total } = await countOpenJobs(reading, search)
      const limit = wish.view === 'map' ? mostOnMap : sizes.contractorPageSize
      await listOpenJobs(reading, search, { limit, offset: 0 }, total)
    },
  }
}

const gazetteer = openGazetteer()

function addressed(wish: Wish): URLSearchParams {
  return new URLSearchParams(Object.entries(wish).map(([field, value]) => [field, String(value)]))
}

const applicantsPages: readonly MeasuredPage<Marketplace>[] = ['', 'pascoe'].map((search) => ({
  name: search ? 'Applicants, by name' : 'Applicants',
  ask: ({ url, crowded: { jobId, token } }) =>
    read(`${url}/api/company/get-applicants/${jobId}?page=1&search=${search}`, {
      authorization: `Bearer ${token}`,
    }),
  async query({ database: { reading }, crowded: { jobId } }) {
    const which = {
      jobId,
      search: readPeopleSearch(search, new Date()),
      status: undefined,
      site: undefined,
      order: 'newest' as const,
      now: new Date(),
    }
    await countByStatus(reading, which)
    await listApplicants(reading, which, { limit: sizes.pageSize, offset: 0 })
  },
}))
