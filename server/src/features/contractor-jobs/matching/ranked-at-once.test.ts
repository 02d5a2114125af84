import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { contractorJobs, contractorMatching, contractorProfiles } from '@headframe/wire'
import { inOneTransaction } from '../../../db/call-transaction.ts'
import type { Writing } from '../../../db/open.ts'
import { rankPosting } from '../../../market/matches/rank-posting.ts'
import { aLiveJob } from '../../../testing/jobs.ts'
import { aGeologistsResume, closeAllJobs, dozer } from '../../../testing/matching.ts'
import { aCompany, aRegisteredContractor } from '../../../testing/people.ts'
import type { Person } from '../../../testing/people.ts'
import { aProduct } from '../../../testing/product.ts'
import { eventually } from '../../../testing/server-process.ts'

const product = await aProduct()
const { database } = product.world

/** Rounds go through people in this order. */
let first: Person
let marnie: Person
let jobId: string

beforeEach(async () => {
  await closeAllJobs(product)
  const saltbush = await aCompany(product)
  const people = [await aRegisteredContractor(product), await aRegisteredContractor(product)]
  ;[first, marnie] = people.toSorted((a, b) => (a.id < b.id ? -1 : 1)) as [Person, Person]
  jobId = (await aLiveJob(product, saltbush, dozer)).uuid
  await product.runTasks()
})

const asMarnie = () => product.as(marnie)

/** A round for the posting that is held up where it waits for what somebody else has locked. */
async function aRoundHeldBy(lock: (db: Writing) => Promise<unknown>) {
  const holder = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const holding = inOneTransaction(database, async (db) => {
    await lock(db)
    locked.resolve()
    await holder.promise
  })
  await locked.promise
  const { world } = product
  const round = inOneTransaction(database, (db) =>
    rankPosting.run({ db, now: world.clock(), world, lastTry: false }, { jobId }),
  )
  await eventually(async () => ((await waiting()) === 1 ? true : undefined))
  return async () => {
    holder.resolve()
    await Promise.all([holding, round])
  }
}

async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `.execute(database.reading)
  return rows[0]?.count ?? 0
}

/** As one of them is whom a round has compared, and whose place it is about to keep before the other's. */
const theFirst = (db: Writing) =>
  sql`select from contractor_reading where contractor_id = ${first.id} for update`.execute(db)

/** As all places in lists are when its round holds the people whose places it writes. */
const allPlaces = (db: Writing) => sql`lock table job_match in share mode`.execute(db)

function keptPlace() {
  return database.reading
    .selectFrom('job_match')
    .select('score')
    .where('contractor_id', '=', marnie.id)
    .where('job_id', '=', jobId)
    .executeTakeFirst()
}

async function readAt(): Promise<number> {
  const { read_at: at } = await database.reading
    .selectFrom('contractor_reading')
    .select('read_at')
    .where('contractor_id', '=', marnie.id)
    .executeTakeFirstOrThrow()
  return at.getTime()
}

test('whoever saves a profile amid a round for a posting waits for nobody', async () => {
  for (const lock of [theFirst, allPlaces]) {
    const before = await readAt()
    const release = await aRoundHeldBy(lock)
    await asMarnie().send(contractorProfiles.update, { rate: 101 })
    expect(await waiting()).toBe(1)
    expect(await readAt()).toBeGreaterThan(before)
    await release()
  }
})

test('whoever has another resume by the end of a round keeps the place of that one', async () => {
  const before = await keptPlace()
  const release = await aRoundHeldBy(theFirst)
  const replaceFile = await aGeologistsResume()
  await asMarnie().send(contractorProfiles.replaceResume, { replaceFile })
  await product.runTasks()
  await release()

  const { match } = await asMarnie().send(contractorJobs.job, { id: jobId })
  expect(match?.score).toBeLessThan((before?.score ?? 0) - 20)
  expect((await keptPlace())?.score ?? 0).toBe((match?.score ?? 0) < 20 ? 0 : match?.score)
  await product.runTasks()
  expect((await keptPlace())?.score ?? 0).toBe((match?.score ?? 0) < 20 ? 0 : match?.score)
})

test('whoever turns matching off amid a round is in no order at its end', async () => {
  const release = await aRoundHeldBy(theFirst)
  await asMarnie().send(contractorMatching.choose, { is_on: false })
  await product.runTasks()
  await release()
  expect(await keptPlace()).toBeUndefined()
})

test('two rounds for a posting and one for a person at once leave the same as one by one', async () => {
  const before = await keptPlace()
  const { world } = product
  const round = () =>
    inOneTransaction(database, (db) =>
      rankPosting.run({ db, now: world.clock(), world, lastTry: false }, { jobId }),
    )
  for (let turn = 0; turn < 20; turn += 1) {
    await Promise.all([
      round(),
      asMarnie().send(contractorProfiles.update, { rate: 90 + turn }),
      round(),
    ])
    await Promise.all([round(), product.runTasks(), round()])
    expect(await keptPlace()).toEqual(before)
  }
})
