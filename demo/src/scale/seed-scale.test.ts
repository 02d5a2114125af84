import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import {
  applicants,
  companyJobs,
  contractorJobs,
  jobStatus,
  productName,
  staffProfiles,
} from '@headframe/wire'
import { readConfig } from '@headframe/server/src/config.ts'
import { inOneTransaction } from '@headframe/server/src/db/call-transaction.ts'
import { expiryOf } from '@headframe/server/src/domain/job-life.ts'
import { keepJobWords } from '@headframe/server/src/market/jobs/job-words.ts'
import { keepProfileWords } from '@headframe/server/src/market/library/profile-words.ts'
import { startSession } from '@headframe/server/src/kit/sign-in/sessions.ts'
import { keepJobReading } from '@headframe/server/src/market/matches/opening-readings.ts'
import { rankContractor } from '@headframe/server/src/market/matches/rank-contractor.ts'
import { aStaffMember } from '@headframe/server/src/testing/people.ts'
import { aProduct } from '@headframe/server/src/testing/product.ts'
import { seedScale } from './seed-scale.ts'

const product = await aProduct()
const { world, send } = product
const { reading } = world.database

function seed(options: Record<string, string>, environment: Record<string, string> = {}) {
  const config = readConfig({ DATABASE_URL: product.databaseUrl, ...environment })
  return seedScale(config, options)
}

describe('a large marketplace', () => {
  beforeAll(() => seed({ jobs: '400', contractors: '80' }))

  test('has postings in every state, which end as others do', async () => {
    const jobs = await reading
      .selectFrom('job')
      .select(['published_at', 'expires_at', 'closed_at', 'time_zone'])
      .execute()

    const listed = jobs.filter(({ published_at: publishedAt }) => publishedAt)
    expect(listed.length).toBeLessThan(400)
    for (const { published_at: at, expires_at, closed_at, time_zone } of listed) {
      expect(expires_at).toEqual(expiryOf(at ?? new Date(), time_zone ?? ''))
      expect((closed_at ?? at ?? 0) >= (at ?? 1)).toBe(true)
    }
    expect(listed.some(({ closed_at: at }) => at)).toBe(true)
  })

  test('is found as what people typed is: by words, rosters, rates and places', async () => {
    for (const wish of [
      { search: 'operator' },
      { roster: ['8:6'] },
      { rateMin: 60, rateType: 'hour' as const },
      { arrangement: ['fifo' as const] },
      { place: 'Perth WA', radius: 500 },
    ]) {
      expect((await send(contractorJobs.find, wish)).length, JSON.stringify(wish)).toBeGreaterThan(
        0,
      )
    }
  })

  test('keeps the words that a change of a posting would keep', async () => {
    const before = await readWords()
    await inOneTransaction(world.database, async (db) => {
      for (const { id } of before.slice(0, 40)) await keepJobWords(db, id)
    })
    expect(await readWords()).toEqual(before)
  })

  test('is compared by what a change of a posting would read, and suits people of the same craft', async () => {
    const before = await readReadings()
    await inOneTransaction(world.database, async (db) => {
      for (const { job_id: id } of before.slice(0, 40)) await keepJobReading(db, id, world.clock())
    })
    expect(await readReadings()).toEqual(before)

    const people = await reading.selectFrom('contractor_reading').select('contractor_id').execute()
    expect(people).toHaveLength(80)
    for (const { contractor_id: contractorId } of people)
      await inOneTransaction(world.database, (db) =>
        rankContractor.run({ db, now: world.clock(), world, lastTry: false }, { contractorId }),
      )
    const { best } = await reading
      .selectFrom('job_match')
      .select(({ fn }) => fn.count<number>('contractor_id').distinct().as('best'))
      .where('score', '>=', 50)
      .executeTakeFirstOrThrow()
    expect(best).toBeGreaterThan(60)
  })

  test('has one posting that everybody applied to, whose company sees them all', async () => {
    const {
      job_id,
      company_id,
      password_hash: passwordHash,
    } = await reading
      .selectFrom('job_application')
      .innerJoin('job', 'job.id', 'job_application.job_id')
      .innerJoin('account', 'account.id', 'company_id')
      .select(['job_id', 'company_id', 'password_hash'])
      .groupBy(['job_id', 'company_id', 'password_hash'])
      .orderBy((job) => job.fn.countAll(), 'desc')
      .executeTakeFirstOrThrow()
    const token = await inOneTransaction(world.database, (db) =>
      startSession(
        { db, now: world.clock() },
        { id: company_id ?? '', audience: 'company', passwordHash },
      ),
    )

    const company = product.as({ token })
    expect((await company.send(companyJobs.job, { uuid: job_id })).status).toBe(jobStatus.active)
    expect(
      await company.send(applicants.list, { id: job_id, search: '', sort: 'newest' }),
    ).toHaveLength(80)
  })

  test('has a library that is found by words, and keeps those that a change would keep', async () => {
    expect(await seed({ profiles: '60' })).toMatchObject({ inserted: { profiles: 60 } })
    expect(await seed({ pools: '30', contractors: '80', companies: '8' })).toMatchObject({
      inserted: { pools: 30, members: expect.any(Number), messages: 274 },
    })
    const staff = await aStaffMember(product, productName)
    const list = (search: string) =>
      product.as(staff).send(staffProfiles.list, { search, sortOrder: 'desc' })

    // Everybody who has registered stands in it too.
    expect((await list('')).totalProfiles).toBe(140)
    expect((await list('person-7@one')).totalProfiles).toBe(1)
    const before = await readLibraryWords()
    await inOneTransaction(world.database, (db) =>
      keepProfileWords(
        db,
        before.map(({ profile_id }) => profile_id),
        world.clock(),
      ),
    )
    expect(await readLibraryWords()).toEqual(before)
  })

  test('is the same again with the same seed, and grows', async () => {
    const again = await seed({ jobs: '400', contractors: '80', pools: '30', profiles: '60' })
    expect(again).toMatchObject({
      inserted: {
        companies: 0,
        contractors: 0,
        jobs: 0,
        applications: 0,
        pools: 0,
        members: 0,
        messages: 0,
        profiles: 0,
      },
    })
    expect(await seed({ jobs: '450', contractors: '80' })).toMatchObject({
      inserted: { companies: 1, jobs: 50 },
    })
    expect(await seed({ jobs: '10', contractors: '5', seed: 'two' })).toMatchObject({
      inserted: { jobs: 10, contractors: 5 },
    })
  })
})

describe('is refused', () => {
  test.each([
    [{}, '--jobs, --contractors, --pools or --profiles is needed'],
    [{ jobs: 'many' }, '--jobs has to be a whole number'],
    [{ jobs: '5', companies: '0' }, '--companies has to be 1 or more'],
    [{ jobs: '5', seed: 'a@b' }, '--seed has to be'],
  ])('when it is asked for %j', async (options, message) => {
    await expect(() => seed(options)).rejects.toThrow(message)
  })

  test('in production, unless its database is named', async () => {
    const production = { NODE_ENV: 'production' }
    await expect(() => seed({ jobs: '5' }, production)).rejects.toThrow('--into has to name')
    await expect(() => seed({ jobs: '5', into: 'other' }, production)).rejects.toThrow('--into')

    const into = new URL(product.databaseUrl).pathname.slice(1)
    expect(await seed({ jobs: '5', seed: 'meant', into }, production)).toMatchObject({
      inserted: { jobs: 5 },
    })
  })
})

function readWords() {
  return reading.selectFrom('job').select(['id', 'words', 'occupations']).orderBy('id').execute()
}

function readReadings() {
  return reading
    .selectFrom('job_reading')
    .select(['job_id', 'gist', 'quotes', 'families'])
    .orderBy('job_id')
    .execute()
}

/** Which words, and not where they stand. */
function readLibraryWords() {
  return reading
    .selectFrom('profile_words')
    .innerJoin('profile', 'profile.id', 'profile_words.profile_id')
    .select(['profile_id', sql<string>`strip(words)::text`.as('words')])
    .where('profile.contractor_id', 'is', null)
    .orderBy('profile_id')
    .execute()
}
