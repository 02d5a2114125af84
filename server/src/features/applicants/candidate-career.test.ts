import { beforeEach, describe, expect, test } from 'vitest'
import { applicants, contractorJobs, contractorProfiles, ownData } from '@headframe/wire'
import { seenBy } from '../../testing/disclosures.ts'
import { aPdf } from '../../testing/documents.ts'
import { aLiveJob } from '../../testing/jobs.ts'
import { aCompany, aContractor, aRegisteredContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { aWholeProfile } from '../../testing/profile.ts'
import { bearer } from '../../testing/requests.ts'

const product = await aProduct()

let saltbush: Person
let marnie: Person
let job: { uuid: string }

beforeEach(async () => {
  saltbush = await aCompany(product)
  job = await aLiveJob(product, saltbush)
  marnie = await aRegisteredContractor(product)
  await product.runTasks()
  await apply(marnie)
})

const apply = (person: Person) =>
  product.as(person).send(contractorJobs.apply, { jobId: job.uuid, rate: 95, rate_type: 'hour' })
const own = (person: Person) => product.as(person).send(contractorProfiles.own, {})

const ask = (profile_hash: string) =>
  product.ask(`/company/get-profile/${job.uuid}/${profile_hash}`, {
    headers: bearer(saltbush.token),
  })

async function show(person: Person) {
  const { profile_hash } = await own(person)
  return product.as(saltbush).send(applicants.candidate, { jobUuid: job.uuid, profile_hash })
}

async function replaceResume(person: Person, bytes: Buffer) {
  const replaceFile = new File([bytes as BlobPart], 'new.pdf')
  await product.as(person).send(contractorProfiles.replaceResume, { replaceFile })
}

const readFirst = {
  career: [
    {
      title: 'Dozer Operator',
      company: 'Saltbush Mining',
      place: 'Kambalda',
      start: '2019-03',
      end: null,
      is_current: true,
    },
    {
      title: 'Plant Operator',
      company: 'Wandoo Civil',
      place: 'Perth',
      start: '2015-01',
      end: '2019-02',
      is_current: false,
    },
  ],
  licences: ['Heavy Rigid (HR)', 'Working at Heights', 'First Aid'],
}

const newLines = [
  'Marnie Okafor',
  'Employment',
  'Grader Operator, Karri Resources, Newman',
  'May 2021 to present',
  'Haul road maintenance on a 24M.',
  'Tickets',
  'Forklift licence No 5566778, expires 06/2031',
  'Karri Site Passport',
]

describe('the career of somebody who applied', () => {
  test('is what their resume says, as their own profile has it, and is looked at on record', async () => {
    const { career, skills, licences } = await own(marnie)

    const seen = await show(marnie)

    expect(seen).toMatchObject(readFirst)
    expect(seen).toMatchObject({ career, skills, licences })
    expect(skills.length).toBeGreaterThan(0)
    expect(await seenBy(product, saltbush)).toHaveLength(1)
  })

  test('is empty where there is no resume', async () => {
    const ash = await aContractor(product)
    await apply(ash)

    expect(await show(ash)).toMatchObject({
      has_resume: false,
      career: [],
      skills: [],
      licences: [],
    })
  })

  test('is empty until their first resume has been read', async () => {
    const reed = await aRegisteredContractor(product)
    await apply(reed)
    expect(await show(reed)).toMatchObject({ has_resume: true, career: [], licences: [] })

    await product.runTasks()
    expect(await show(reed)).toMatchObject(readFirst)
  })

  test('stays what the resume says, whatever they say of themselves', async () => {
    await product.as(marnie).send(contractorProfiles.update, {
      ...(await aWholeProfile(product)),
      last_name: 'Okafor-Reid',
    })

    expect(await show(marnie)).toMatchObject({ ...readFirst, last_name: 'Okafor-Reid' })
  })
})

describe('a new resume', () => {
  test('changes nothing until it has been read, then everything', async () => {
    await replaceResume(marnie, await aPdf(newLines))
    expect(await show(marnie)).toMatchObject(readFirst)

    await product.runTasks()

    const seen = await show(marnie)
    expect(seen).toMatchObject({
      current_company: 'Karri Resources',
      licences: ['Forklift', 'Karri Site Passport'],
    })
    // The number of a card is for its owner, and for whoever is handed the card.
    const forklift = { name: 'Forklift', expires: '2031-06', as_written: false }
    expect((await own(marnie)).tickets).toMatchObject([
      { ...forklift, number: '5566778' },
      { name: 'Karri Site Passport', as_written: true },
    ])
    expect(seen.tickets[0]).toMatchObject({ ...forklift, number: null })
    expect(seen.career).toEqual([
      {
        title: 'Grader Operator',
        company: 'Karri Resources',
        place: 'Newman',
        start: '2021-05',
        end: null,
        is_current: true,
      },
    ])
  })

  test('that cannot be read changes nothing', async () => {
    await replaceResume(marnie, (await aPdf(newLines)).subarray(0, 700))
    await product.runTasks()

    expect(await show(marnie)).toMatchObject(readFirst)
  })
})

describe('whoever is no applicant any more', () => {
  test('shows nothing of their career, and that of the day once they apply again', async () => {
    const { profile_hash } = await own(marnie)
    await product.as(marnie).send(contractorJobs.withdraw, { jobId: job.uuid })
    await replaceResume(marnie, await aPdf(newLines))
    await product.runTasks()
    const gone = await ask(profile_hash)
    expect(gone.status).toBe(404)
    expect(await gone.text()).not.toContain('Karri')

    await apply(marnie)
    expect((await show(marnie)).career).toMatchObject([{ company: 'Karri Resources' }])
  })

  test('has none once their account is erased', async () => {
    const { profile_hash } = await own(marnie)
    await product.as(marnie).send(ownData.erase, { accountPassword: marnie.password })

    expect((await ask(profile_hash)).status).toBe(404)
  })
})
