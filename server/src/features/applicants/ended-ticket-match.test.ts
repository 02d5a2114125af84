import { expect, test } from 'vitest'
import {
  applicants,
  contractorJobs,
  contractorProfiles,
  dayOf,
  productTimeZone,
  signIn,
} from '@headframe/wire'
import { aPdf } from '../../testing/documents.ts'
import { dozer } from '../../testing/matching.ts'
import { aLiveJob } from '../../testing/jobs.ts'
import { aCompany, aContractor } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { aFile } from '../../testing/registration.ts'
import { readAnewInTime } from '../../market/matches/read-all.ts'

const product = await aProduct()
const oneDay = 24 * 3600

test('a ticket counts through its last day, and for no company on the next', async () => {
  let company = await aCompany(product)
  const job = await aLiveJob(product, company, dozer)
  const reed = await aContractor(product)
  const today = dayOf(product.world.clock(), productTimeZone).split('-').toReversed().join('/')
  const resume = await aPdf([
    'Reed Callahan',
    'Employment',
    'Dozer Operator, Saltbush Mining, March 2019 to present',
    'Licences and tickets',
    `Working at heights, expires ${today}`,
  ])
  const replaceFile = aFile('resume.pdf', resume)
  await product.as(reed).send(contractorProfiles.replaceResume, { replaceFile })
  await product.runTasks()
  await product
    .as(reed)
    .send(contractorJobs.apply, { jobId: job.uuid, rate: 95, rate_type: 'hour' })
  const keptScore = async () => {
    const row = await product.world.database.reading
      .selectFrom('job_application')
      .select('match_score')
      .where('contractor_id', '=', reed.id)
      .executeTakeFirstOrThrow()
    return row.match_score
  }
  const seen = async () => {
    const [listed] = await product
      .as(company)
      .send(applicants.list, { id: job.uuid, search: '', sort: 'newest' })
    const { profile_hash = '', match: short } = listed ?? {}
    const { match } = await product
      .as(company)
      .send(applicants.candidate, { jobUuid: job.uuid, profile_hash })
    return { short, match }
  }

  const held = await seen()
  expect(held.match?.reasons.map(({ text }) => text)).toContain('Holds: Working at Heights')
  expect(await keptScore()).toBe(held.match?.score)

  product.moveClock(oneDay)
  company = { ...company, ...(await product.send(signIn.company, company)) }
  const over = await seen()
  expect(over.match?.reasons.map(({ text }) => text)).not.toContain('Holds: Working at Heights')
  expect(over.match?.missing.map(({ text }) => text)).toContain('Working at Heights has expired')
  expect(over.match?.score).toBeLessThan(held.match?.score ?? 0)
  // HR is asked for as well, and was never held.
  expect(held.short?.lacking).toEqual(['Heavy Rigid (HR)'])
  expect(over.short?.lacking).toEqual(['Heavy Rigid (HR)', 'Working at Heights'])
  expect(over.match?.lacking).toEqual(over.short?.lacking)
  expect(over.short?.score).toBe(over.match?.score)

  // The order of lists follows without anybody changing anything.
  await product.world.tasks.promise(product.world.database.writing, readAnewInTime, {})
  await product.runTasks()
  expect(await keptScore()).toBe(over.match?.score)
})
