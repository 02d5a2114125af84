import { expect, test } from 'vitest'
import { contractorJobs, limits, ownData } from '@headframe/wire'
import { asAnew } from '../../../testing/alerts.ts'
import { aLiveJob } from '../../../testing/jobs.ts'
import { aContractor, aRegisteredCompany } from '../../../testing/people.ts'
import type { Person } from '../../../testing/people.ts'
import { aProduct } from '../../../testing/product.ts'
import { codesOf } from '../../../testing/requests.ts'

const product = await aProduct()
const ownRate = { rate: 98, rate_type: 'hour' } as const

/** Somebody to apply, and a job to apply for. */
async function bothSides() {
  const [ash, hirer] = [await aContractor(product), await aRegisteredCompany(product)]
  return { ash, hirer, job: await aLiveJob(product, hirer) }
}

const apply = (who: Person, jobId: string) =>
  product.as(who).send(contractorJobs.apply, { jobId, ...ownRate })

/** Letters of this kind, once all that was promised is done. */
async function lettersTo(who: Person, kind: string) {
  await product.runTasks()
  return (await product.mailTo(who.email)).filter((letter) => letter.kind === kind)
}

test('whoever applies is told that it has arrived', async () => {
  const { ash, job } = await bothSides()

  await apply(ash, job.slug)

  const [letter, ...more] = await lettersTo(ash, 'application-received')
  expect(more).toEqual([])
  expect(letter?.subject).toBe('You applied for Dozer Operator')
  expect(letter?.text).toContain('Hi Ash,')
  expect(letter?.text).toContain('Saltbush Mining')
  expect(letter?.link).toBe('http://headframe.test/contractor/applied-jobs')
  expect(letter?.headers['list-unsubscribe']).toContain('/api/mail/unsubscribe/')
})

test('the company is told who has applied', async () => {
  const { ash, hirer, job } = await bothSides()

  await apply(ash, job.uuid)

  const [letter, ...more] = await lettersTo(hirer, 'application-new')
  expect(more).toEqual([])
  expect(letter?.subject).toBe('New applicant for Dozer Operator')
  expect(letter?.text).toContain('Ash Doyle has just applied')
  expect(letter?.text).toContain('Hi Noor,')
  expect(letter?.text).toContain('$98.00 an hour')
  expect(letter?.link).toBe(`http://headframe.test/company/view-job/${job.uuid}?tab=applicants`)
  expect(letter?.headers['list-unsubscribe']).toContain('/api/mail/unsubscribe/')
})

test('nobody is told of an application that was refused', async () => {
  const { ash, hirer, job } = await bothSides()

  await codesOf([product.as(ash).send(contractorJobs.apply, { jobId: job.uuid })])

  expect(await lettersTo(hirer, 'application-new')).toEqual([])
  expect(await lettersTo(ash, 'application-received')).toEqual([])
})

test('either side has a switch of its own for such letters', async () => {
  const { ash, hirer, job } = await bothSides()
  await product.as(hirer).send(ownData.saveMailPreferences, { applications: false })
  await product.as(ash).send(ownData.saveMailPreferences, { application_updates: false })

  await apply(ash, job.uuid)

  expect(await lettersTo(hirer, 'application-new')).toEqual([])
  expect(await lettersTo(ash, 'application-received')).toEqual([])
})

test('whoever withdraws and applies again and again does not fill the mailbox of the company', async () => {
  const { ash, hirer, job } = await bothSides()
  const { points, seconds } = limits.applicationMails
  const applyAnew = async () => {
    await apply(ash, job.uuid)
    await product.as(ash).send(contractorJobs.withdraw, { jobId: job.uuid })
  }

  for (let times = 0; times < points + 4; times += 1) await applyAnew()
  await apply(await aContractor(product), job.uuid)
  expect(await lettersTo(hirer, 'application-new')).toHaveLength(points + 1)

  product.moveClock(seconds - 3600)
  await applyAnew()
  expect(await lettersTo(hirer, 'application-new')).toHaveLength(points + 1)
  product.moveClock(3600)
  const { send } = await asAnew(product, ash)
  await send(contractorJobs.apply, { jobId: job.uuid, ...ownRate })
  expect(await lettersTo(hirer, 'application-new')).toHaveLength(points + 2)
})
