import { expect, test } from 'vitest'
import {
  applicants,
  communityMembers,
  contractorFacts,
  contractorJobs,
  contractorProfiles,
  signIn,
} from '@headframe/wire'
import { aCommunityOf, aMemberOf } from '../../testing/communities.ts'
import { aPdf } from '../../testing/documents.ts'
import { named, peopleRead, saying } from '../../testing/facts.ts'
import { aLiveJob } from '../../testing/jobs.ts'
import { aCompany, aContractor, signInContractor } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { aFile } from '../../testing/registration.ts'
import { bearer } from '../../testing/requests.ts'

const product = await aProduct()
const { factsOf } = peopleRead(product)

const oneDay = 24 * 3600

function dayIn(days: number): string {
  const day = new Date(product.world.clock().getTime() + days * oneDay * 1000)
  const [year, month, date] = day.toISOString().slice(0, 10).split('-')
  return `${date}/${month}/${year}`
}

test('companies that compare people are told what they hold today', async () => {
  let company = await aCompany(product)
  const job = await aLiveJob(product, company)
  let reed = await aContractor(product)
  const { send } = product.as(reed)
  const resume = await aPdf([
    'Reed Callahan',
    'Kambalda WA 6442',
    '',
    'Employment',
    'Dozer Operator, Saltbush Mining, March 2019 to present',
    '',
    'Licences and tickets',
    'Confined space entry, expired 03/2024',
    `Working at heights, expires ${dayIn(1)}`,
    'White card',
  ])
  await send(contractorProfiles.replaceResume, { replaceFile: aFile('resume.pdf', resume) })
  await product.runTasks()
  await send(contractorJobs.apply, { jobId: job.uuid, rate: 95, rate_type: 'hour' })
  const pool = await aCommunityOf(product, company)
  await aMemberOf(product, pool, reed)

  const applicant = async () => {
    const [one] = await product
      .as(company)
      .send(applicants.list, { id: job.uuid, search: '', sort: 'newest' })
    return one
  }
  const skills = async () => {
    const [member] = await product
      .as(company)
      .send(communityMembers.list, { id: pool.id, search: '' })
    return member?.skills
  }
  const sheet = async () => {
    const response = await product.ask(`/company/export-applicants/${job.uuid}`, {
      headers: bearer(company.token),
    })
    return response.text()
  }

  expect((await applicant())?.licences).toEqual(['Working at Heights', 'White Card'])
  expect(await sheet()).toContain('"Working at Heights, White Card"')
  expect(await skills()).toEqual(['Working at Heights', 'Dozer'])

  // In two days both sessions are over.
  product.moveClock(2 * oneDay)
  company = { ...company, ...(await product.send(signIn.company, company)) }
  expect((await applicant())?.licences).toEqual(['White Card'])
  expect(await skills()).toEqual(['Dozer'])

  // Who looks at them is told when it ended.
  const { profile_hash = '' } = (await applicant()) ?? {}
  const seen = await product
    .as(company)
    .send(applicants.candidate, { jobUuid: job.uuid, profile_hash })
  expect(seen.tickets).toContainEqual(
    expect.objectContaining({ name: 'Confined Space Entry', expires: '2024-03' }),
  )

  reed = { ...reed, ...(await signInContractor(product, reed.email, reed.password)) }
  const { key } = named(await factsOf(reed), 'Confined Space Entry')
  const renewed = saying('ticket', { name: 'Confined Space Entry', end: dayIn(700) })
  await product.as(reed).send(contractorFacts.correct, { key, ...renewed })
  expect((await applicant())?.licences).toEqual(['Confined Space Entry', 'White Card'])
})
