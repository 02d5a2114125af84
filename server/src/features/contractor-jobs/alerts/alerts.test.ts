import { beforeEach, expect, test } from 'vitest'
import { companyJobs, contractorJobs, ownData, savedSearches } from '@headframe/wire'
import { asAnew, aSavedSearch, jobsMailedTo, noticeNewJobs } from '../../../testing/alerts.ts'
import { aLiveJob } from '../../../testing/jobs.ts'
import type { JobWish } from '../../../testing/jobs.ts'
import { closeAllJobs } from '../../../testing/matching.ts'
import { aCompany, aContractor } from '../../../testing/people.ts'
import type { Person } from '../../../testing/people.ts'
import { aProduct } from '../../../testing/product.ts'
import { noteTold } from './queries.ts'

const product = await aProduct()
const hour = 3600

let marnie: Person
let company: Person

beforeEach(async () => {
  await closeAllJobs(product)
  await noticeNewJobs(product)
  marnie = await aContractor(product)
  company = await aCompany(product)
})

const post = async (wishes: JobWish = {}) =>
  aLiveJob(product, (company = await aCompany(product)), wishes)
const describe = (uuid: string, description: string) =>
  product.as(company).send(companyJobs.update, { uuid, description })
const told = () => jobsMailedTo(product, marnie)
const letters = async () =>
  (await product.mailTo(marnie.email)).filter(({ kind }) => kind === 'saved-search-jobs')

/** Until clocks in Sydney show seven in the morning, of Monday where it is said so. */
async function waitForMorning(weekday?: string): Promise<void> {
  const clock = new Intl.DateTimeFormat('en-AU', {
    timeZone: 'Australia/Sydney',
    weekday: 'long',
    hour: '2-digit',
    hourCycle: 'h23',
  })
  for (let hours = 0; hours < 24 * 8; hours++) {
    product.moveClock(hour)
    const shown = Object.fromEntries(
      clock.formatToParts(product.world.clock()).map(({ type, value }) => [type, value]),
    )
    if (shown['hour'] === '07' && (!weekday || shown['weekday'] === weekday)) return
  }
}

test('a new job that fits is told at once, with what decides about it and the ways on', async () => {
  await aSavedSearch(product, marnie, { search: 'dozer kambalda' }, 'instant', 'Dozers')
  const job = await post({ roster: '2 weeks on, 1 week off' })
  await post({
    title: 'Chef',
    work_location: 'Hobart TAS',
    location_lat: -42.88,
    location_lng: 147.33,
    description: 'Cook.',
  })
  await noticeNewJobs(product)

  const [letter, ...others] = await letters()
  expect(others).toEqual([])
  expect(letter).toMatchObject({
    subject: 'New job: Dozer Operator',
    link: `http://headframe.test/contractor/job/${job.slug}`,
  })
  expect(letter?.text).toContain('A new job fits your saved search “Dozers”.')
  expect(letter?.text).toContain(
    'Dozer Operator: Saltbush Mining · Kambalda WA · 2 weeks on, 1 week off · $62.50 an hour',
  )
  expect(letter?.text).not.toContain('Chef')
  expect(letter?.text).toMatch(/^Hi \p{L}+,$/mu)
  const choosing = 'http://headframe.test/contractor/saved-searches'
  expect(letter?.text.split('\n')).toContain(choosing)
  expect(letter?.html).toContain(`href="${choosing}"`)
  expect(letter?.headers['list-unsubscribe']).toContain('/mail/unsubscribe/')
  expect(letter?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
})

test('several jobs make one letter that leads to the list, and several searches tell a job once', async () => {
  await aSavedSearch(product, marnie, { search: 'dozer', roster: ['8:6'] }, 'instant', 'Dozers')
  const [one, two] = [await post(), await post()]
  await noticeNewJobs(product)
  expect(await told()).toEqual([[two.slug, one.slug]])
  const [letter] = await letters()
  expect(letter?.subject).toBe('2 new jobs in “Dozers”')
  expect(letter?.text).toContain(
    'See the list:\nhttp://headframe.test/contractor/jobs?roster=8%3A6&search=dozer',
  )

  await aSavedSearch(product, marnie, { arrangement: ['fifo'] }, 'instant', 'Fly in')
  const three = await post()
  await noticeNewJobs(product)
  expect((await told()).slice(1)).toEqual([[three.slug]])
  expect((await letters())[1]?.text).toContain('your saved searches “Dozers” and “Fly in”')
})

test('whoever wants to hear of it daily or weekly does in the morning, and of nothing there is no letter', async () => {
  await aSavedSearch(product, marnie, { arrangement: ['fifo'] }, 'daily')
  await waitForMorning()
  const first = await post()
  await noticeNewJobs(product)
  product.moveClock(20 * hour)
  await noticeNewJobs(product)
  expect(await told()).toEqual([])
  await waitForMorning()
  await noticeNewJobs(product)
  expect(await told()).toEqual([[first.slug]])
  await waitForMorning()
  await noticeNewJobs(product)
  expect(await told()).toHaveLength(1)

  await aSavedSearch(product, marnie, { arrangement: ['fifo'] }, 'weekly')
  await waitForMorning('Monday')
  const second = await post()
  await noticeNewJobs(product)
  await waitForMorning('Sunday')
  await noticeNewJobs(product)
  expect(await told()).toHaveLength(1)
  await waitForMorning('Monday')
  await noticeNewJobs(product)
  expect(await told()).toEqual([[first.slug], [second.slug]])
})

test('a posting that is changed so that it fits is new, and one that was told is not told again', async () => {
  await aSavedSearch(product, marnie, { search: 'excavators' })
  const job = await post()
  await noticeNewJobs(product)
  expect(await told()).toEqual([])

  await describe(job.uuid, 'Dozers and excavators.')
  await noticeNewJobs(product)
  await describe(job.uuid, 'Dozers and excavators, day shift.')
  await noticeNewJobs(product)
  expect(await told()).toEqual([[job.slug]])
})

test('what closed, changed or was applied to before the letter is not in it', async () => {
  await aSavedSearch(product, marnie, { search: 'overburden' }, 'daily')
  const closed = await post()
  await product.as(company).send(companyJobs.close, { uuid: closed.uuid })
  const changed = await post()
  await noticeNewJobs(product)
  await describe(changed.uuid, 'Push dirt.')
  const applied = await post()
  const stays = await post()
  await product
    .as(marnie)
    .send(contractorJobs.apply, { jobId: applied.uuid, rate: 95, rate_type: 'hour' })
  await noticeNewJobs(product)
  await waitForMorning()
  await noticeNewJobs(product)
  expect(await told()).toEqual([[stays.slug]])
})

test('jobs from before the search, or from while it was off, are not new to it', async () => {
  await post()
  const { id } = await aSavedSearch(product, marnie, { arrangement: ['fifo'] }, 'off')
  await post()
  await noticeNewJobs(product)
  const { send } = await asAnew(product, marnie)
  await send(savedSearches.change, { id, frequency: 'instant' })
  await noticeNewJobs(product)
  expect(await told()).toEqual([])
  const later = await post()
  await noticeNewJobs(product)
  expect(await told()).toEqual([[later.slug]])
})

test('what waits for the morning is told at once when somebody wants it at once, and never when they delete the search', async () => {
  const { id } = await aSavedSearch(product, marnie, { arrangement: ['fifo'] }, 'weekly')
  const job = await post()
  await noticeNewJobs(product)
  const { send } = await asAnew(product, marnie)
  await send(savedSearches.change, { id, frequency: 'instant' })
  await noticeNewJobs(product)
  expect(await told()).toEqual([[job.slug]])

  await send(savedSearches.change, { id, frequency: 'weekly' })
  await post()
  await noticeNewJobs(product)
  await send(savedSearches.remove, { id })
  await waitForMorning('Monday')
  await noticeNewJobs(product)
  expect(await told()).toHaveLength(1)
})

test('the link in a letter ends all of them with one press, and the screen says so and begins anew', async () => {
  await aSavedSearch(product, marnie, { arrangement: ['fifo'] })
  await post()
  await noticeNewJobs(product)
  const [letter] = await letters()
  const token = /unsubscribe\/([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
  expect(await product.send(ownData.unsubscribe, { token })).toMatchObject({
    preference: 'saved_searches',
  })
  await post()
  await noticeNewJobs(product)
  expect(await told()).toHaveLength(1)

  const { send } = await asAnew(product, marnie)
  expect(await send(savedSearches.list, {})).toMatchObject({ mails_on: false })
  await send(savedSearches.switchMails, { on: true })
  const later = await post()
  await noticeNewJobs(product)
  expect((await told()).slice(1)).toEqual([[later.slug]])
})

test('a job that another letter told of is not told once more', async () => {
  await aSavedSearch(product, marnie, { arrangement: ['fifo'] })
  const job = await post()
  const { database, clock } = product.world
  await noteTold(database.writing, [{ contractor_id: marnie.id, job_id: job.uuid }], clock())
  await noticeNewJobs(product)
  expect(await told()).toEqual([])
})

test('who is erased while something waits for them hears of nothing', async () => {
  await aSavedSearch(product, marnie, { arrangement: ['fifo'] }, 'daily')
  await post()
  await noticeNewJobs(product)
  await product.as(marnie).send(ownData.erase, { accountPassword: marnie.password })
  await waitForMorning()
  await noticeNewJobs(product)
  expect(await told()).toEqual([])
})
