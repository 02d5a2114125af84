import { beforeEach, expect, test } from 'vitest'
import {
  applicants,
  communityMembers,
  communityMessages,
  companyAccounts,
  companyJobs,
  ownData,
} from '@headframe/wire'
import { aCommunityOf, aMemberOf } from '../../testing/communities.ts'
import { aJobOf, anApplicationTo } from '../../testing/jobs.ts'
import { aCompany, aContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { bearer } from '../../testing/requests.ts'

const product = await aProduct()
const day = 24 * 3600_000

let saltbush: Person

beforeEach(async () => {
  saltbush = await aCompany(product)
})

const today = (who = saltbush) => product.as(who).send(companyAccounts.today, {})
const daysFromNow = (days: number) => new Date(product.world.clock().getTime() + days * day)
const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

const nothing = {
  waiting: { applicants: 0, jobs: 0, job: null, since: null },
  ending: { jobs: 0, next: null },
  drafts: { jobs: 0, last: null },
  unread: { messages: 0, pools: 0, pool: null },
}

test('a company for whom nothing waits is told so, whatever waits for another', async () => {
  const other = await aCompany(product)
  const job = await aJobOf(product, other, { expires_at: daysFromNow(2) })
  await anApplicationTo(product, job, await aContractor(product))
  await aJobOf(product, other, {}, 'draft')
  await aJobOf(product, saltbush, {}, 'untouched')

  expect(await today()).toEqual(nothing)
})

test('applicants who wait are counted over all jobs, with who waits longest', async () => {
  const [first, second] = [await aJobOf(product, saltbush), await aJobOf(product, saltbush)]
  const fiveDaysAgo = daysFromNow(-5)
  const applied = async (job: { id: string }, applied_at: Date, status = 0) =>
    anApplicationTo(product, job, await aContractor(product), { applied_at, status })
  await applied(first, daysFromNow(-2))
  await applied(first, daysFromNow(-9), 1)
  const { id } = await applied(second, fiveDaysAgo)
  expect((await today()).waiting).toEqual({
    applicants: 2,
    jobs: 2,
    job: second.id,
    since: seconds(fiveDaysAgo),
  })

  await product.as(saltbush).send(applicants.decide, { application_id: id, status: 2, reason: '' })
  expect((await today()).waiting).toMatchObject({ applicants: 1, jobs: 1, job: first.id })
})

test('jobs that end within a week are counted, until they have ended or are closed', async () => {
  const [tomorrow, inSixDays] = [daysFromNow(1), daysFromNow(6)]
  await aJobOf(product, saltbush, { expires_at: daysFromNow(20) })
  await aJobOf(product, saltbush, { expires_at: inSixDays })
  const { id } = await aJobOf(product, saltbush, { expires_at: tomorrow })
  expect((await today()).ending).toEqual({ jobs: 2, next: seconds(tomorrow) })

  await product.as(saltbush).send(companyJobs.close, { jobUUID: id })
  expect((await today()).ending).toEqual({ jobs: 1, next: seconds(inSixDays) })
})

test('drafts are counted, with the one that was typed into last', async () => {
  await aJobOf(product, saltbush, { title: 'Nipper', touched_at: daysFromNow(-3) }, 'draft')
  const last = await aJobOf(
    product,
    saltbush,
    { title: null, touched_at: daysFromNow(-1) },
    'draft',
  )

  expect((await today()).drafts).toEqual({ jobs: 2, last: { uuid: last.id, title: null } })
})

test('messages of members are counted until they have been read', async () => {
  const pool = await aCommunityOf(product, saltbush)
  const ash = await aContractor(product)
  const memberId = await aMemberOf(product, pool, ash)
  const { send } = product.as(saltbush)
  await send(communityMembers.decide, { id: pool.id, memberId, status: 'Accepted', reason: '' })
  await send(communityMessages.toMember, { id: pool.id, memberId, body: 'Are you free in May?' })
  expect((await today()).unread).toEqual(nothing.unread)

  const write = { id: pool.id, body: 'Yes.' }
  await product.as(ash).send(communityMessages.toCompany, write)
  expect((await today()).unread).toEqual({ messages: 1, pools: 1, pool: pool.id })
  await send(communityMessages.ofMember, { id: pool.id, memberId })
  expect((await today()).unread).toEqual(nothing.unread)
})

test('jobs are counted by each of their filters, and listed by what waits', async () => {
  const [waiting, ending] = [
    await aJobOf(product, saltbush),
    await aJobOf(product, saltbush, { expires_at: daysFromNow(3) }),
  ]
  for (const life of ['draft', 'expired', 'closed'] as const) {
    await aJobOf(product, saltbush, {}, life)
  }
  await anApplicationTo(product, waiting, await aContractor(product))
  await anApplicationTo(product, waiting, await aContractor(product), { status: 1 })
  const list = (query: string) =>
    product.ask(`/company/get-jobs?${query}`, { headers: bearer(saltbush.token) })

  const { headers } = await list('status=1')
  const names = ['draft', 'active', 'expired', 'closed', 'waiting', 'ending']
  expect(names.map((name) => headers.get(`x-${name}`))).toEqual(['1', '2', '1', '1', '1', '1'])
  expect(await (await list('only=waiting')).json()).toMatchObject([
    { uuid: waiting.id, applicants: 2, pending: 1 },
  ])
  expect(await (await list('only=ending')).json()).toMatchObject([{ uuid: ending.id, pending: 0 }])
  expect((await list('only=later')).status).toBe(400)
})

test('whoever is gone waits no longer, and the filter, its rows and every count say the same', async () => {
  const job = await aJobOf(product, saltbush)
  const leaver = await aContractor(product)
  for (const who of [leaver, await aContractor(product)]) await anApplicationTo(product, job, who)
  expect(await waitingEverywhere(job.id)).toEqual([2, 2, 2, 2, 2, 1])

  await product.as(leaver).send(ownData.erase, { accountPassword: leaver.password })
  expect(await waitingEverywhere(job.id)).toEqual([1, 1, 1, 1, 1, 1])

  const [left] = await product
    .as(saltbush)
    .send(applicants.list, { id: job.id, search: '', status: 0 })
  const application_id = left?.application_id ?? ''
  await product.as(saltbush).send(applicants.decide, { application_id, status: 1, reason: '' })
  expect(await waitingEverywhere(job.id)).toEqual([0, 0, 0, 0, 0, 0])
})

/** What waits as each screen tells it: today, the dashboard, a filter, its rows, its job, and the jobs where somebody waits. */
async function waitingEverywhere(id: string): Promise<number[]> {
  const { send } = product.as(saltbush)
  const headers = bearer(saltbush.token)
  const filtered = await product.ask(`/company/get-applicants/${id}?status=0`, { headers })
  const [job] = await send(companyJobs.list, { search: '' })
  return [
    (await today()).waiting.applicants,
    (await send(companyAccounts.dashboard, {})).waiting_applicants,
    Number(filtered.headers.get('x-pending')),
    ((await filtered.json()) as unknown[]).length,
    job?.pending ?? -1,
    (await send(companyJobs.list, { search: '', only: 'waiting' })).length,
  ]
}
