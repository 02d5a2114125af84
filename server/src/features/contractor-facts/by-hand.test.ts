import { describe, expect, test } from 'vitest'
import {
  applicants,
  contractorFacts,
  contractorJobs,
  contractorMatching,
  contractorProfiles,
  ownData,
} from '@headframe/wire'
import { seenBy } from '../../testing/disclosures.ts'
import { resumeLines } from '../../testing/documents.ts'
import { named, peopleRead, saying } from '../../testing/facts.ts'
import { aLiveJob } from '../../testing/jobs.ts'
import { exportOf } from '../../testing/own-data.ts'
import { aCompany, aContractor, aRegisteredContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { aFile } from '../../testing/registration.ts'
import { refusalOf } from '../../testing/requests.ts'

const product = await aProduct()
const { add, hide } = contractorFacts
const { factsOf, profileOf, bring } = peopleRead(product)

const damaged = () => aFile('resume.pdf', `%PDF-1.7\n${'damaged '.repeat(40)}`, 'application/pdf')
const job = saying('job', {
  name: 'Dozer Operator',
  where: 'Saltbush Mining',
  start: '03/2019',
  is_current: true,
})
const ticket = saying('ticket', { name: 'Working at Heights', end: '14/03/2099' })

/** Whose resume nobody can read. */
async function somebodyUnread(): Promise<Person> {
  const person = await aRegisteredContractor(product, { resume: damaged() })
  await product.runTasks()
  return person
}

async function somebodyByHand(): Promise<Person> {
  const person = await somebodyUnread()
  await product.as(person).send(add, job)
  await product.as(person).send(add, ticket)
  return person
}

const hasReading = async (person: Person) =>
  (await product.as(person).send(contractorMatching.choice, {})).has_reading

describe('whose resume could not be read', () => {
  test('is told so, and may add by hand', async () => {
    const person = await somebodyUnread()

    expect(await factsOf(person)).toEqual({
      has_resume: true,
      is_unreadable: true,
      facts: [],
      differences: [],
    })
    const answer = await product.as(person).send(add, job)

    expect(named(answer, 'Dozer Operator')).toMatchObject({ is_added: true, is_yours: true })
    expect(answer).toMatchObject({ is_unreadable: true })
  })

  test('may add by hand also where it came after a short registration', async () => {
    const person = await aContractor(product)
    expect(await refusalOf(product.as(person).send(add, job))).toMatchObject({
      code: 'PROFILE_INCOMPLETE',
    })
    await product.as(person).send(contractorProfiles.replaceResume, { replaceFile: damaged() })
    await product.runTasks()

    expect(await product.as(person).send(contractorProfiles.uploads, {})).toMatchObject({
      active: { file_name: 'resume.pdf' },
      last_error: expect.stringContaining('could not be read'),
      processing: false,
    })
    const answer = await product.as(person).send(add, job)
    const { key } = named(answer, 'Dozer Operator')
    const mended = { ...job, name: 'Grader Operator' }
    const corrected = await product.as(person).send(contractorFacts.correct, { key, ...mended })
    expect(corrected.facts).toMatchObject([{ fact: { name: 'Grader Operator' } }])
    await product.as(person).send(hide, { key: named(corrected, 'Grader Operator').key })
    expect(await profileOf(person)).toMatchObject({ career: [] })

    await product.as(person).send(add, ticket)
    expect(await bring(person, resumeLines)).toMatchObject({ is_unreadable: false })
    const { career, licences } = await profileOf(person)
    expect(career.map(({ title }) => title)).toContain('Plant Operator')
    expect(licences).toContain('Working at Heights')
  })

  test('waits while nobody has looked at it yet', async () => {
    const person = await aRegisteredContractor(product, { resume: damaged() })

    expect(await factsOf(person)).toMatchObject({ has_resume: false })
    expect(await refusalOf(product.as(person).send(add, job))).toMatchObject({
      code: 'PROFILE_INCOMPLETE',
    })
  })

  test('has what was added on the profile, with its owner, companies and staff', async () => {
    const person = await somebodyByHand()
    const company = await aCompany(product)
    const posted = await aLiveJob(product, company)
    await product
      .as(person)
      .send(contractorJobs.apply, { jobId: posted.uuid, rate: 90, rate_type: 'hour' })

    const own = await profileOf(person)
    expect(own).toMatchObject({
      current_role: 'Dozer Operator',
      current_company: 'Saltbush Mining',
      career: [{ title: 'Dozer Operator', start: '2019-03' }],
      licences: ['Working at Heights'],
      tickets: [{ name: 'Working at Heights', expires: '2099-03-14' }],
    })
    const { profile_hash } = own
    const candidate = await product
      .as(company)
      .send(applicants.candidate, { jobUuid: posted.uuid, profile_hash })
    expect(candidate).toMatchObject({ career: own.career, licences: own.licences })
    expect(await seenBy(product, company)).toHaveLength(1)
    const copy = await product.world.database.reading
      .selectFrom('profile')
      .select(['current_title', 'companies'])
      .where('contractor_id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(copy).toEqual({ current_title: 'Dozer Operator', companies: ['Saltbush Mining'] })
  })

  test('is compared with jobs by it, and no longer once all of it is gone', async () => {
    const person = await somebodyUnread()
    expect(await hasReading(person)).toBe(false)

    const { key } = named(await product.as(person).send(add, job), 'Dozer Operator')
    expect(await hasReading(person)).toBe(true)

    await product.as(person).send(hide, { key })
    expect(await hasReading(person)).toBe(false)
    expect(await profileOf(person)).toMatchObject({ current_role: null, career: [] })
    await product.as(person).send(add, job)
    expect(await profileOf(person)).toMatchObject({ current_role: 'Dozer Operator' })
  })
})

describe('once another resume is read', () => {
  test('what was added stays beside it, and nothing counts as changed since', async () => {
    const person = await somebodyByHand()

    const own = await bring(person, resumeLines)

    expect(own).toMatchObject({ is_unreadable: false, differences: [] })
    const { career, tickets } = await profileOf(person)
    expect(career.map(({ title }) => title)).toEqual(['Dozer Operator', 'Plant Operator'])
    expect(tickets.filter(({ name }) => name === 'Working at Heights')).toMatchObject([
      { expires: '2099-03-14' },
    ])
  })

  test('that nobody can read either, what was added stands', async () => {
    const person = await somebodyByHand()

    await product.as(person).send(contractorProfiles.replaceResume, { replaceFile: damaged() })
    await product.runTasks()

    expect(await factsOf(person)).toMatchObject({ is_unreadable: true, facts: [{}, {}] })
  })
})

test('two things added at once both stand', async () => {
  const person = await somebodyUnread()

  await Promise.all([job, ticket].map((one) => product.as(person).send(add, one)))

  expect((await factsOf(person)).facts).toHaveLength(2)
})

test('it is in the copy of one’s own data, and goes with the account', async () => {
  const person = await somebodyByHand()
  const { data } = await exportOf(product, person)
  expect(data).toMatchObject({ corrections: [{ kind: 'job' }, { kind: 'ticket' }] })

  await product.as(person).send(ownData.erase, { accountPassword: person.password })

  const left = await product.world.database.reading
    .selectFrom('correction')
    .select('id')
    .where('contractor_id', '=', person.id)
    .execute()
  expect(left).toEqual([])
})
