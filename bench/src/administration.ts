import { fillScale } from '@headframe/demo/src/scale/fill-scale.ts'
import { inOneTransaction } from '@headframe/server/src/db/call-transaction.ts'
import { openDatabase } from '@headframe/server/src/db/open.ts'
import type { Database } from '@headframe/server/src/db/open.ts'
import {
  listIdsInOrder,
  showCompanies,
} from '@headframe/server/src/features/admin-companies/queries.ts'
import { showContractors } from '@headframe/server/src/features/admin-contractors/queries.ts'
import { countJobs, listJobs } from '@headframe/server/src/features/admin-jobs/queries.ts'
import {
  listLatestApplications,
  listLatestCompanies,
  listLatestContractors,
  listLatestPostings,
} from '@headframe/server/src/features/admin-overview/queries.ts'
import { wordTerms } from '@headframe/server/src/kit/search.ts'
import { startSession } from '@headframe/server/src/kit/sign-in/sessions.ts'
import { countSought, listSought } from '@headframe/server/src/market/accounts/account-search.ts'
import { openAccount } from '@headframe/server/src/market/accounts/accounts.ts'
import { sumTallies, tallyDays } from '@headframe/server/src/market/tallies.ts'
import { jobStatus, productTimeZone, sizes } from '@headframe/wire'
import type { Figure } from './figures.ts'
import { measurePage, read } from './page-costs.ts'
import type { MeasuredPage } from './page-costs.ts'
import { startProduct } from './product.ts'

/** The product with so many contractors, and an administrator of it. */
interface Place {
  readonly url: string
  readonly database: Database
  readonly token: string
  stop(): Promise<void>
}

const [few, many] = [100_000, 1_000_000]
const ratio = '1,000,000 / 100,000'
const contractorsOfJob = 10
const contractorsOfCompany = 100
const latest = 50
const dayMs = 24 * 3600_000

/** What an administrator reads in the morning, among so many contractors and among ten times as many. */
export async function measureAdministration(): Promise<Figure[]> {
  const small = await aPlace(few)
  const large = await aPlace(many)
  try {
    const figures: Figure[] = []
    for (const page of dashboard) figures.push(...(await measurePage(page, small, large, ratio)))
    for (const page of lists) {
      // Their SQL takes two milliseconds, and what stands around any call four.
      const [growth] = await measurePage(page, small, large, ratio)
      if (growth) figures.push(growth)
    }
    return figures
  } finally {
    await small.stop()
    await large.stop()
  }
}

const dashboard: readonly MeasuredPage<Place>[] = [
  {
    name: 'Dashboard, totals',
    ask: (place) => ask(place, '/dashboard/stats'),
    query: ({ database: { reading } }) =>
      sumTallies(reading, { since: daysAgo(30), before: daysAgo(60) }),
  },
  {
    name: 'Dashboard, a month by days',
    ask: (place) => ask(place, '/dashboard/chart/30'),
    query: ({ database: { reading } }) =>
      tallyDays(reading, { from: daysAgo(30), timeZone: productTimeZone }),
  },
  {
    name: 'Dashboard, what happened',
    ask: (place) => ask(place, '/dashboard/activity'),
    async query({ database: { reading } }) {
      await listLatestCompanies(reading, latest)
      await listLatestContractors(reading, latest)
      await listLatestPostings(reading, latest)
      await listLatestApplications(reading, latest)
    },
  },
]

const lists: readonly MeasuredPage<Place>[] = [
  contractorsPage('newest'),
  contractorsPage('by an address', { search: 'contractor-77777@' }),
  contractorsPage('page 1,000', { page: 1000 }),
  companiesPage('newest'),
  companiesPage('by credits', { sortField: 'credits' }),
  companiesPage('by a word', { search: 'mining' }),
  jobsPage('newest'),
  jobsPage('expired', { status: jobStatus.expired }),
  jobsPage('by a word', { search: 'jumbo' }),
]

interface Wish {
  readonly search?: string
  readonly page?: number
}

function contractorsPage(name: string, wish: Wish = {}): MeasuredPage<Place> {
  const sought = { audience: 'contractor', terms: wordTerms(wish.search ?? '') } as const
  return {
    name: `Contractors, ${name}`,
    ask: (place) => ask(place, '/dashboard/contractors', wish),
    async query(place) {
      const asking = askingOf(place)
      await countSought(asking, sought)
      await showContractors(asking.db, await listSought(asking, sought, partOf(wish)))
    },
  }
}

function companiesPage(
  name: string,
  wish: Wish & { sortField?: 'credits' } = {},
): MeasuredPage<Place> {
  const sought = { audience: 'company', terms: wordTerms(wish.search ?? '') } as const
  const { sortField: field } = wish
  return {
    name: `Companies, ${name}`,
    ask: (place) => ask(place, '/dashboard/companies', wish),
    async query(place) {
      const asking = askingOf(place)
      await countSought(asking, sought)
      const ids = field
        ? await listIdsInOrder(asking.db, { ...sought, field, order: 'desc' }, partOf(wish))
        : await listSought(asking, sought, partOf(wish))
      await showCompanies(asking.db, ids, asking.now)
    },
  }
}

function jobsPage(name: string, wish: Wish & { status?: number } = {}): MeasuredPage<Place> {
  const which = { terms: wordTerms(wish.search ?? ''), status: wish.status }
  return {
    name: `All jobs, ${name}`,
    ask: (place) => ask(place, '/dashboard/jobs', wish),
    async query(place) {
      const asking = askingOf(place)
      await countJobs(asking, which)
      await listJobs(asking, which, partOf(wish))
    },
  }
}

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)
const askingOf = ({ database }: Place) => ({
  db: database.reading,
  now: new Date(),
  world: { database },
})
const partOf = ({ page = 1 }: Wish) => ({
  limit: sizes.pageSize,
  offset: (page - 1) * sizes.pageSize,
})

function ask({ url, token }: Place, path: string, wish: object = {}) {
  const query = Object.entries(wish).map(([field, value]) => [field, String(value)])
  const cookie = `admin_session=${token}`
  return read(`${url}/api${path}?${new URLSearchParams(query)}`, { cookie })
}

async function aPlace(contractors: number): Promise<Place> {
  const product = await startProduct({ demo: 'off' })
  const database = await openDatabase({
    url: process.env['DATABASE_URL'],
    dataDir: product.dataDir,
  })
  const now = new Date()
  const jobs = contractors / contractorsOfJob
  const companies = contractors / contractorsOfCompany
  const wishes = { contractors, jobs, companies, pools: 0, profiles: 0 }
  await fillScale(database, { ...wishes, seed: `administration${contractors}` }, now)
  const account = { email: 'admin@bench.example', passwordHash: null, now }
  const token = await inOneTransaction(database, async (db) => {
    const id = await openAccount(db, { ...account, audience: 'admin' })
    return startSession({ db, now }, { id, audience: 'admin', passwordHash: null })
  })
  return {
    url: product.url,
    database,
    token,
    async stop() {
      await database.close()
      await product.stop()
    },
  }
}
