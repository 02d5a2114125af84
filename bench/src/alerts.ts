import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SavedWish } from '@headframe/wire'
import { fillScale } from '@headframe/demo/src/scale/fill-scale.ts'
import { readConfig } from '@headframe/server/src/config.ts'
import { inOneTransaction } from '@headframe/server/src/db/call-transaction.ts'
import { noLimits } from '@headframe/server/src/db/limits.ts'
import { openDatabase } from '@headframe/server/src/db/open.ts'
import { keysOfSearch } from '@headframe/server/src/features/contractor-jobs/alerts/coarse-keys.ts'
import { noticeNews } from '@headframe/server/src/features/contractor-jobs/alerts/look-for-finds.ts'
import { wishReader } from '@headframe/server/src/features/contractor-jobs/alerts/read-wishes.ts'
import { sendLetters } from '@headframe/server/src/kit/letters/send-letters.ts'
import type { OpenWorld, Task, Tasks, World } from '@headframe/server/src/kit/world.ts'
import { openLog } from '@headframe/server/src/log.ts'
import { openWorld } from '@headframe/server/src/open-world.ts'
import type { Figure } from './figures.ts'

const newJobs = 1000
const searchesOfPerson = 4
const [few, many] = [10_000, 100_000]
const mostMinutes = 10

/** What it costs to tell everybody of a thousand new jobs, for so many saved searches and for ten times as many. */
export async function measureAlerts(): Promise<Figure[]> {
  const small = await measureWith(few)
  const large = await measureWith(many)
  return [
    {
      name: 'Alerts, a saved search among ten times as many',
      ratio: large.ms / many / (small.ms / few),
      atMost: 1.5,
      detail: '100,000 / 10,000 saved searches',
    },
    {
      name: `Alerts, ${newJobs} new jobs`,
      ms: large.ms,
      atMost: mostMinutes * 60_000,
      detail: `${(large.ms / 60_000).toFixed(1)} minutes for 100,000 saved searches, ${large.letters} letters`,
    },
  ]
}

async function measureWith(searches: number): Promise<{ ms: number; letters: number }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'headframe-bench-'))
  const config = readConfig({ DATA_DIR: dataDir, DEMO: 'off' })
  const database = await openDatabase({ url: process.env['DATABASE_URL'], dataDir })
  const world = await openWorld(config, openLog('silent'), database)
  try {
    const scale = { jobs: newJobs, contractors: searches / searchesOfPerson, companies: 50 }
    const seed = `alerts${searches}`
    await fillScale(database, { ...scale, pools: 0, profiles: 0, seed }, new Date())
    await saveSearches(world, searches)
    const begun = performance.now()
    await tellEverybody(world)
    const ms = performance.now() - begun
    const { letters } = await database.reading
      .selectFrom('letter')
      .select(({ fn }) => fn.countAll<number>().as('letters'))
      .executeTakeFirstOrThrow()
    return { ms, letters }
  } finally {
    await world.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Few of them ask for the same, and all want to hear of it at once. */
async function saveSearches({ database, geocoder }: OpenWorld, searches: number): Promise<void> {
  const people = await database.reading.selectFrom('contractor').select('id').execute()
  const read = wishReader(new Date(), { geocoder })
  const atOnce = 5000
  for (let from = 0; from < searches; from += atOnce) {
    const rows = await Promise.all(
      Array.from({ length: Math.min(atOnce, searches - from) }, async (_, at) => {
        const wish = wishNumber(from + at)
        return {
          contractor_id: people[Math.floor((from + at) / searchesOfPerson)]?.id ?? '',
          name: 'A search',
          wish: JSON.stringify(wish),
          frequency: 'instant',
          keys: keysOfSearch(await read(wish)),
          saved_at: new Date(0),
          since: new Date(0),
        }
      }),
    )
    await database.writing
      .insertInto('saved_search')
      .values(rows)
      .onConflict((known) => known.doNothing())
      .execute()
  }
}

const typed = ['sparky', 'bogger', 'hd fitter', 'geologist', 'dump truck', 'boilermaker', 'cook']
const places = ['Perth WA', 'Newman WA', 'Mount Isa QLD', 'Kalgoorlie WA', 'Mackay QLD']
const rosters = ['8:6', '14:7', 'even', '7:7']

function wishNumber(number: number): SavedWish {
  const one = <Item>(items: readonly Item[], turn: number) =>
    items[Math.floor(number / turn) % items.length]
  const rateMin = 30 + (Math.floor(number / 7) % 1500) / 10
  switch (number % 4) {
    case 0:
      return { search: one(typed, 4), rateMin }
    case 1:
      return {
        place: one(places, 4),
        radius: 50 + (number % 400),
        roster: [one(rosters, 20) ?? ''],
      }
    case 2:
      return { role: [101 + (number % 40)], arrangement: ['fifo'], rateMin }
    default:
      return { search: `${one(typed, 4)} ${one(places, 28)}`, rateMin }
  }
}

/** All that a worker does until nobody is left to be told, but for the sending of letters. */
async function tellEverybody(world: World): Promise<void> {
  const waiting: { task: Task<object>; payload: object }[] = []
  const tasks = {
    ...world.tasks,
    promise: async (_db: unknown, task: Task<object>, payload: object) => {
      if (task.name !== sendLetters.name) waiting.push({ task, payload })
    },
    promiseMissing: async (_db: unknown, task: Task<object>) => {
      if (!waiting.some((one) => one.task.name === task.name)) waiting.push({ task, payload: {} })
    },
    // Only what is asked of it here, by tasks whose payloads come back as they went.
  } as Tasks
  waiting.push({ task: noticeNews.task, payload: {} })
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { task, payload } = next
    await inOneTransaction(
      world.database,
      (db) =>
        task.run({ db, now: new Date(), world: { ...world, tasks }, lastTry: false }, payload),
      noLimits,
    )
  }
}
