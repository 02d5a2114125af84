import { fillScale } from '@headframe/demo/src/scale/fill-scale.ts'
import { inOneTransaction } from '@headframe/server/src/db/call-transaction.ts'
import { openDatabase } from '@headframe/server/src/db/open.ts'
import type { Database } from '@headframe/server/src/db/open.ts'
import { startSession } from '@headframe/server/src/kit/sign-in/sessions.ts'
import { openStaffMember } from '@headframe/server/src/market/accounts/accounts.ts'
import { pageOfProfiles } from '@headframe/server/src/market/library/list-profiles.ts'
import { mustFindProfile } from '@headframe/server/src/market/library/profile-rows.ts'
import { noteDisclosures } from '@headframe/server/src/market/people/disclosures.ts'
import { readPeopleSearch } from '@headframe/server/src/market/people/people-search.ts'
import { staffProfiles } from '@headframe/wire'
import type { ProfileOrder } from '@headframe/wire'
import type { Figure } from './figures.ts'
import { measurePage, read } from './page-costs.ts'
import type { MeasuredPage } from './page-costs.ts'
import { startProduct } from './product.ts'

/** The product with a library of so many, and somebody who works in it. */
interface Library {
  readonly url: string
  readonly database: Database
  readonly profiles: number
  readonly staffAccountId: string
  readonly staffId: string
  readonly token: string
  /** One of the profiles. */
  readonly hash: string
  stop(): Promise<void>
}

interface Wish {
  readonly page?: number
  readonly sortField?: ProfileOrder
  readonly sortOrder?: 'asc' | 'desc'
  readonly search?: string
}

const wishes: Readonly<Record<string, Wish>> = {
  'newest parse': {},
  'by name': { sortField: 'full_name', sortOrder: 'asc' },
  'by experience': { sortField: 'updated_total_experience' },
  'by present tenure': { sortField: 'updated_experience_company' },
  'by company tenure': { sortField: 'loyalty', sortOrder: 'asc' },
  'by companies': { sortField: 'total_companies' },
  'by salary': { sortField: 'salary' },
  'by rate': { sortField: 'rate', sortOrder: 'asc' },
  'by availability': { sortField: 'sortingAvailability', sortOrder: 'asc' },
  'by phone': { sortField: 'phone' },
  'by email': { sortField: 'email' },
  'page 1,000': { page: 1000 },
  'page 1,000 by salary': { page: 1000, sortField: 'salary' },
  'a word of many': { search: 'operator' },
  'a word of many, by name': { search: 'operator', sortField: 'full_name' },
}

const [few, many] = [100_000, 1_000_000]

/** Pages of a library and one of its people, in a large one and in one ten times as large. */
export async function measureProfiles(): Promise<Figure[]> {
  const small = await aLibrary(few)
  const large = await aLibrary(many)
  try {
    const figures: Figure[] = []
    for (const page of [...Object.entries(wishes).map(listPage), wordsOfOne, onePerson]) {
      figures.push(...(await measurePage(page, small, large, '1,000,000 / 100,000')))
    }
    return figures
  } finally {
    await small.stop()
    await large.stop()
  }
}

function listPage([name, wish]: [string, Wish]): MeasuredPage<Library> {
  return {
    name: `Profiles, ${name}`,
    ask: (library) => askFor(library, wish),
    query: (library) => queryFor(library, wish),
  }
}

/** The number of the last one begins no other. */
const wordsOfOne: MeasuredPage<Library> = {
  name: 'Profiles, words of one',
  ask: (library) => askFor(library, { search: `person-${library.profiles - 1}` }),
  query: (library) => queryFor(library, { search: `person-${library.profiles - 1}` }),
}

function askFor({ url, token }: Library, wish: Wish) {
  const asked = Object.entries(wish).map(([field, value]) => [field, String(value)])
  const query = new URLSearchParams(asked)
  return read(`${url}/api/profile.php?getPagedProfiles&${query}`, bearer(token))
}

function queryFor({ database, staffAccountId }: Library, wish: Wish) {
  const now = new Date()
  const asking = { db: database.reading, now, world: { database } }
  const search = readPeopleSearch(wish.search ?? '', now)
  return pageOfProfiles(asking, { staffAccountId, search }, wish)
}

const onePerson: MeasuredPage<Library> = {
  name: 'One profile',
  ask: ({ url, token, hash }) =>
    read(`${url}/api/profile.php?getIndividual&ph=${hash}`, bearer(token)),
  // The look is written down.
  query: ({ database, staffAccountId, staffId, hash }) =>
    inOneTransaction(database, async (db) => {
      const now = new Date()
      await mustFindProfile(db, { staffAccountId, hash }, now)
      const reader = { audience: 'staff', staffAccountId, staffId } as const
      const look = { by: 'profile_hash', people: [hash], call: staffProfiles.one } as const
      await noteDisclosures(db, { ...look, reader, now })
    }),
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function aLibrary(profiles: number): Promise<Library> {
  const product = await startProduct({ demo: 'off' })
  const database = await openDatabase({
    url: process.env['DATABASE_URL'],
    dataDir: product.dataDir,
  })
  const now = new Date()
  const nobody = { companies: 0, contractors: 0, jobs: 0, pools: 0 }
  await fillScale(database, { ...nobody, profiles, seed: `bench${profiles}` }, now)
  const account = { email: 'staff@bench.example', passwordHash: 'none', now }
  const { staffId, token } = await inOneTransaction(database, async (db) => {
    const id = await openStaffMember(db, account, { name: 'Robin Hale' })
    const letIn = { id, audience: 'staff', passwordHash: 'none' } as const
    return { staffId: id, token: await startSession({ db, now }, letIn) }
  })
  const { staff_account_id: staffAccountId, hash } = await database.reading
    .selectFrom('profile')
    .select(['staff_account_id', 'hash'])
    .limit(1)
    .executeTakeFirstOrThrow()
  return {
    url: product.url,
    database,
    profiles,
    staffAccountId,
    staffId,
    token,
    hash,
    async stop() {
      await database.close()
      await product.stop()
    },
  }
}
