import { beforeEach, expect, test } from 'vitest'
import { companyJobs, contractorJobs, contractorMatching, ownData } from '@headframe/wire'
import type { MatchingChoice } from '@headframe/wire'
import { inOneTransaction } from '../../../../db/call-transaction.ts'
import { aLiveJob } from '../../../../testing/jobs.ts'
import type { JobWish } from '../../../../testing/jobs.ts'
import { closeAllJobs, dozer, geologist, grader } from '../../../../testing/matching.ts'
import { aCompany, aRegisteredContractor, signInContractor } from '../../../../testing/people.ts'
import type { Person } from '../../../../testing/people.ts'
import { aProduct } from '../../../../testing/product.ts'
import { tellWeekly } from './tell-weekly.ts'

const product = await aProduct()
const { world } = product
const week = 7 * 24 * 3600

let marnie: Person

beforeEach(async () => {
  await closeAllJobs(product)
  marnie = await aRegisteredContractor(product)
  await product.runTasks()
})

/** Sessions end long before the next letter. */
const live = async (wishes: JobWish) => aLiveJob(product, await aCompany(product), wishes)
const asMarnie = async () =>
  product.as(await signInContractor(product, marnie.email, marnie.password))
const choose = async (choice: Partial<MatchingChoice>) =>
  (await asMarnie()).send(contractorMatching.choose, choice)
const choice = async () => (await asMarnie()).send(contractorMatching.choice, {})

/** What is told once so many seconds have gone by. */
async function toldAfter(seconds: number): Promise<string[]> {
  const before = (await letters()).length
  product.moveClock(seconds)
  await inOneTransaction(world.database, (db) =>
    tellWeekly.task.run({ db, now: world.clock(), world, lastTry: false }, {}),
  )
  await product.runTasks()
  return (await letters()).slice(before).map(({ text }) => text ?? '')
}

async function letters() {
  return (await product.mailTo(marnie.email)).filter(({ kind }) => kind === 'job-matches')
}

test('once a week somebody hears of new jobs that suit them well, each once, with what speaks for it', async () => {
  await live(dozer)
  await live(geologist)
  await product.runTasks()
  expect(await toldAfter(week - 3600)).toEqual([])

  const [first, ...more] = await toldAfter(3600)
  expect(more).toEqual([])
  expect(first).toContain('Dozer Operator')
  expect(first).toContain('Worked as Dozer Operator')
  expect(first).not.toContain('Mine Geologist')
  expect(first).toContain('Hi Marnie,')
  // There was none before.
  expect(first).toContain('Here is a new job that your resume speaks for')
  expect(first).not.toContain('last mail')

  expect(await toldAfter(60)).toEqual([])
  expect(await toldAfter(week)).toEqual([])
  await live({ ...dozer, title: 'Dozer Operator, second pit' })
  await product.runTasks()
  const [second] = await toldAfter(week)
  expect(second).toContain('second pit')
})

test('whoever wants all of their work hears of what suits them less, too', async () => {
  await live(grader)
  await product.runTasks()
  expect(await toldAfter(week)).toEqual([])
  await choose({ weekly: 'all' })
  expect(await toldAfter(week)).toEqual([expect.stringContaining('Grader Operator')])
})

test('nothing is told of jobs applied to, closed, or with matching or the mail off', async () => {
  const applied = await live(dozer)
  const company = await aCompany(product)
  const closed = await aLiveJob(product, company, { ...dozer, title: 'Dozer Operator, closed' })
  await (
    await asMarnie()
  ).send(contractorJobs.apply, { jobId: applied.uuid, rate: 95, rate_type: 'hour' })
  await product.as(company).send(companyJobs.close, { uuid: closed.uuid })
  await product.runTasks()
  expect(await toldAfter(week)).toEqual([])

  await live({ ...dozer, title: 'Dozer Operator, third pit' })
  await choose({ weekly: 'off' })
  await product.runTasks()
  expect(await toldAfter(week)).toEqual([])
  await choose({ weekly: 'strong', is_on: false })
  await product.runTasks()
  expect(await toldAfter(week)).toEqual([])
  await choose({ is_on: true })
  await product.runTasks()
  expect(await toldAfter(week)).toEqual([expect.stringContaining('third pit')])
})

test('the link of a letter switches it off, and the choice on the screen says so', async () => {
  await live(dozer)
  await product.runTasks()
  await toldAfter(week)
  const [letter] = await letters()
  const token = /unsubscribe\/([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
  expect(await product.send(ownData.unsubscribe, { token })).toMatchObject({
    preference: 'job_matches',
  })
  expect(await choice()).toMatchObject({ weekly: 'off' })
  await choose({ weekly: 'strong' })
  expect(await choice()).toMatchObject({ weekly: 'strong' })
})
