import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { SavedWish } from '@headframe/wire'
import { readTable } from '../../../packaged/packaged-table.ts'
import { keepJobWords } from '../../../market/jobs/job-words.ts'
import { aJobOf } from '../../../testing/jobs.ts'
import { aCompany } from '../../../testing/people.ts'
import { aProduct } from '../../../testing/product.ts'
import { findJobsInLists } from '../search/jobs-in-lists.ts'
import { keysOfPosting, keysOfSearch } from './coarse-keys.ts'
import { listNewJobs } from './queries.ts'
import { wishReader } from './read-wishes.ts'

const product = await aProduct()
const { database, clock } = product.world

const file = new URL('../../../search-words/testing/typed-searches.tsv', import.meta.url)
const typed = readTable(readFileSync(file, 'utf8'), ['typed', 'understood'])

const filters: SavedWish[] = [
  {},
  { roster: ['14:7', 'even'] },
  { arrangement: ['fifo', 'office'], workType: ['contract'] },
  { role: [108] },
  { industry: [1], rateMin: 60 },
  { lat: -31.2, lng: 121.66, radius: 1 },
  { lat: -25, lng: 134, radius: 2000 },
  { lat: -31.2, lng: 121.66, radius: 300, search: 'operator' },
  { place: 'Western Australia' },
  { place: 'nowhere at all, really' },
  { startBefore: 'asap' },
  { search: '"dozer operator" wa' },
  { search: '%% dozer' },
]

test('whatever the list of a search would show has one of its keys', async () => {
  await someJobs(typed.map((search) => search.typed))
  const wishes = [...typed.map((search) => ({ search: search.typed })), ...filters]
  const read = wishReader(clock(), product.world)
  const searches = await Promise.all(wishes.map(read))
  const ids = (await database.reading.selectFrom('job').select('id').execute()).map(({ id }) => id)
  const jobs = await listNewJobs(database.reading, ids, clock())
  const keysOf = new Map(jobs.map((job) => [job.id, keysOfPosting(job)]))

  const lists = await findJobsInLists(
    database.reading,
    searches.map((search) => ({ search, ids })),
  )
  const missed = lists.flatMap((found, at) => {
    const search = searches[at]
    const keys = search ? keysOfSearch(search) : []
    const isMissed = (id: string) => !keys.some((key) => keysOf.get(id)?.has(key))
    return [...found].filter(isMissed).map(() => wishes[at])
  })
  expect(missed).toEqual([])
  const shown = lists.filter((found) => found.size > 0)
  expect(shown.length).toBeGreaterThan(wishes.length / 2)
})

test('a search that names its work is held against few postings', async () => {
  const read = wishReader(clock(), product.world)
  expect(keysOfSearch(await read({ search: 'dozer', arrangement: ['fifo'] }))).not.toContain('any')
  expect(keysOfSearch(await read({ roster: ['14:7'], arrangement: ['fifo'] }))).toEqual([
    'roster:14:7',
  ])
  expect(keysOfSearch(await read({}))).toEqual(['any'])
})

/** Postings that say what people look for, each in a place and a shape of its own. */
async function someJobs(titles: readonly string[]): Promise<void> {
  const company = await aCompany(product)
  const shapes = [
    { work_location: 'Kambalda WA', location_lat: -31.2, location_lng: 121.66, state: 'WA' },
    { work_location: 'Mount Isa QLD', location_lat: -20.73, location_lng: 139.49, state: 'QLD' },
    { work_location: 'Newman WA', location_lat: -23.36, location_lng: 119.73, state: 'WA' },
    { work_location: 'Anywhere' },
  ]
  const rosters = [
    { roster_on: 14, roster_off: 7, roster_is_even: false },
    { roster_on: 8, roster_off: 6, roster_is_even: false, other_rosters: ['14:7'] },
    { roster_on: 14, roster_off: 14, roster_is_even: true },
    {},
  ]
  const arrangements = ['fifo', 'office', null]
  for (const [at, title] of titles.entries()) {
    const { id } = await aJobOf(product, company, {
      title,
      ...shapes[at % shapes.length],
      ...rosters[at % rosters.length],
      work_arrangement: arrangements[at % arrangements.length] ?? null,
      role_id: at % 2 === 0 ? 108 : null,
      industry_id: 1,
      rate_category: 'custom_rate',
      rate: 75,
      rate_type: 'hour',
    })
    await keepJobWords(database.writing, id)
  }
}
