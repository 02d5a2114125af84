import { describe, expect, test } from 'vitest'
import {
  applicants,
  companyJobs,
  contractorJobs,
  contractorMatching,
  contractorProfiles,
  contractorWishes,
} from '@headframe/wire'
import type { Match } from '@headframe/wire'
import {
  aGeologistsResume,
  bothSides,
  dozer,
  geologist,
  listedJobs,
} from '../../../testing/matching.ts'
import { aContractor } from '../../../testing/people.ts'
import { aProduct } from '../../../testing/product.ts'

const product = await aProduct()

const { marnie, asMarnie, asSaltbush, live } = bothSides(product)

async function matchWith({ uuid }: { uuid: string }, person = marnie()): Promise<Match> {
  const { match } = await product.as(person).send(contractorJobs.job, { id: uuid })
  if (!match) throw new Error('Nothing was compared')
  return match
}

function checkOf(match: Match, key: string) {
  return match.checks.find((check) => check.key === key)
}

describe('a match', () => {
  test('tells what speaks for somebody in words that stand in both texts, and what is missing', async () => {
    const job = await live(dozer)
    const match = await matchWith(job)
    const detail = await asMarnie().send(contractorJobs.job, { id: job.uuid })

    expect(match.reasons.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Worked as Dozer Operator for 7 years, up to today$/),
        'Holds: Heavy Rigid (HR)',
        'Holds: Working at Heights',
      ]),
    )
    expect(match.missing).toContainEqual(
      expect.objectContaining({ text: 'Surpac is asked for', mend: 'resume' }),
    )
    const fields: Record<string, unknown> = { ...detail }
    for (const { job: quote } of [...match.reasons, ...match.missing]) {
      if (!quote) continue
      expect(String(fields[quote.field]).slice(quote.start ?? 0, quote.end ?? 0)).toBe(quote.text)
    }
  })

  test('is none for guests, without a resume, and where nobody has one yet', async () => {
    const job = await live(dozer)
    const newcomer = await aContractor(product)

    expect((await product.send(contractorJobs.job, { id: job.uuid })).match).toBeNull()
    expect((await product.as(newcomer).send(contractorJobs.job, { id: job.uuid })).match).toBeNull()
    expect((await listedJobs(product, newcomer.token)).jobs[0]?.match).toBeNull()
  })

  test('says the same of a job in a list as beside it', async () => {
    const job = await live(dozer)
    const whole = await matchWith(job)
    const { jobs } = await listedJobs(product, marnie().token, 'sort=newest')

    expect(jobs[0]?.match).toEqual({
      score: whole.score,
      lacking: whole.lacking,
      failed: whole.checks.filter(({ result }) => result === 'fail').map(({ key }) => key),
      reason: whole.reasons[0]?.text,
    })
  })

  test('follows a changed posting at once, and a changed resume once it is read', async () => {
    const job = await live(geologist)
    const before = await matchWith(job)
    await asSaltbush().send(companyJobs.update, {
      uuid: job.uuid,
      description: 'Push overburden on a D11 with machine guidance.',
    })
    expect((await matchWith(job)).missing).not.toEqual(before.missing)

    const replaceFile = await aGeologistsResume()
    await asMarnie().send(contractorProfiles.replaceResume, { replaceFile })
    await product.runTasks()
    const after = await matchWith(job)
    expect(after.score).toBeGreaterThan(before.score + 30)
    expect((await listedJobs(product, marnie().token)).jobs[0]?.match?.score).toBe(after.score)
  })
})

describe('checks', () => {
  test('follow wishes, which move no score, and are told to companies without a wish', async () => {
    const job = await live({ ...dozer, roster: '8 days on, 6 off', work_arrangement: 'fifo' })
    const { profile_hash } = await asMarnie().send(contractorProfiles.own, {})
    const before = await matchWith(job)
    expect(checkOf(before, 'roster')).toMatchObject({ result: 'unknown', mend: 'wishes' })

    await asMarnie().send(contractorWishes.save, { rosters: ['2:1'], arrangements: ['fifo'] })
    const after = await matchWith(job)
    expect(after.score).toBe(before.score)
    expect(checkOf(after, 'roster')).toMatchObject({
      result: 'fail',
      text: expect.stringContaining('2:1'),
    })
    expect(checkOf(after, 'location')).toMatchObject({ result: 'pass' })

    await asMarnie().send(contractorJobs.apply, { jobId: job.uuid, rate: 95, rate_type: 'hour' })
    const { match } = await asSaltbush().send(applicants.candidate, {
      jobUuid: job.uuid,
      profile_hash,
    })
    expect(match?.score).toBe(after.score)
    expect(match?.reasons).toEqual(after.reasons)
    expect(checkOf(match as Match, 'roster')).toMatchObject({
      result: 'fail',
      person: null,
      mend: null,
    })
    expect(JSON.stringify(match)).not.toContain('2:1')
    expect(match?.improve).toEqual([])
  })
})

describe('days only', () => {
  test('is held against the hours that a job was posted with', async () => {
    const job = await live({
      ...dozer,
      roster: '8:6',
      hours: '12 hours, days and nights swing about',
    })
    await asMarnie().send(contractorWishes.save, { rosters: ['8:6'], nights: 'days_only' })
    expect(checkOf(await matchWith(job), 'roster')).toMatchObject({
      result: 'fail',
      text: 'The work has night shifts, and days only are wished for',
      evidence: { field: 'hours', text: 'days and nights' },
    })

    const other = await live({ ...dozer, roster: '8:6', hours: '10.5 hours, days only' })
    expect(checkOf(await matchWith(other), 'roster')).toMatchObject({ result: 'pass' })
  })
})

describe('the rate of an application', () => {
  test('is what is compared for whoever sent it, in lists too, as it is for the company', async () => {
    const job = await live({ ...dozer, rate_category: 'custom_rate', rate: 100, rate_type: 'hour' })
    const { profile_hash } = await asMarnie().send(contractorProfiles.own, {})
    await asMarnie().send(contractorJobs.apply, { jobId: job.uuid, rate: 120, rate_type: 'hour' })
    const text = '$100 an hour offered, $120 an hour asked for'

    expect(checkOf(await matchWith(job), 'rate')).toMatchObject({
      result: 'fail',
      text,
      person: null,
      mend: null,
    })
    const { jobs } = await listedJobs(product, marnie().token, 'sort=newest')
    expect(jobs[0]?.match?.failed).toContain('rate')
    const named = { jobUuid: job.uuid, profile_hash }
    const { match } = await asSaltbush().send(applicants.candidate, named)
    expect(checkOf(match as Match, 'rate')).toMatchObject({ result: 'fail', text })

    await asMarnie().send(contractorJobs.withdraw, { jobId: job.uuid })
    expect(checkOf(await matchWith(job), 'rate')?.text).not.toBe(text)
  })
})

describe('turned off', () => {
  test('nobody is compared, on either side; turned on again, everything is back', async () => {
    const job = await live(dozer)
    await live(geologist)
    await asMarnie().send(contractorJobs.apply, { jobId: job.uuid, rate: 95, rate_type: 'hour' })
    await product.runTasks()
    expect(await asMarnie().send(contractorMatching.choice, {})).toEqual({
      is_on: true,
      weekly: 'strong',
      has_reading: true,
    })

    await asMarnie().send(contractorMatching.choose, { is_on: false })
    await product.runTasks()
    const off = await listedJobs(product, marnie().token)
    expect(off.titles).toEqual(['Mine Geologist', 'Dozer Operator'])
    expect(off.jobs.every(({ match }) => match === null)).toBe(true)
    const [seen] = await asSaltbush().send(applicants.list, {
      id: job.uuid,
      search: '',
      sort: 'match',
    })
    expect(seen?.match).toBeNull()
    expect(await asMarnie().send(contractorMatching.recommended, {})).toEqual([])

    await asMarnie().send(contractorMatching.choose, { is_on: true, weekly: 'all' })
    await product.runTasks()
    const on = await listedJobs(product, marnie().token)
    expect(on.titles).toEqual(['Dozer Operator', 'Mine Geologist'])
    expect(on.jobs[0]?.match?.score).toBeGreaterThan(50)
  })
})
