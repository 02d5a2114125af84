import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { applicants, contractorJobs, contractorProfiles, contractorSettings } from '@headframe/wire'
import { seenBy } from '../../testing/disclosures.ts'
import { aPdf } from '../../testing/documents.ts'
import { aLiveJob, anApplicationTo } from '../../testing/jobs.ts'
import { aCompany, aContractor, aRegisteredContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { aFile } from '../../testing/registration.ts'
import { answerOf, bearer } from '../../testing/requests.ts'

const product = await aProduct()
const { reading } = product.world.database

let saltbush: Person
let marnie: Person
let profile_hash: string
let job: { uuid: string; slug: string }
let resume: Buffer

beforeAll(async () => {
  resume = await aPdf()
  marnie = await aRegisteredContractor(product, {
    field_firstName: 'Siobhán',
    field_lastName: "O'Brien-Li 2",
    field_suburb: 'Kalgoorlie',
    field_postCode: '6430',
    resume: aFile('my cv.pdf', resume, 'application/pdf'),
  })
  await product.runTasks()
  profile_hash = (await product.as(marnie).send(contractorProfiles.own, {})).profile_hash
})

beforeEach(async () => {
  saltbush = await aCompany(product)
  job = await aLiveJob(product, saltbush)
  await apply()
})

const apply = () =>
  product.as(marnie).send(contractorJobs.apply, { jobId: job.uuid, rate: 1150, rate_type: 'day' })
const show = (jobUuid = job.uuid) =>
  product.as(saltbush).send(applicants.candidate, { jobUuid, profile_hash })
const askFor = (what: 'profile' | 'resume', path = `${job.uuid}/${profile_hash}`) =>
  product.ask(`/company/get-${what}/${path}`, { headers: bearer(saltbush.token) })
describe('somebody who applied', () => {
  test('is shown whole, with the rate that they applied with', async () => {
    const own = await product.as(marnie).send(contractorProfiles.own, {})

    expect(await show()).toEqual({
      profile_hash,
      first_name: 'Siobhán',
      last_name: "O'Brien-Li 2",
      industry: 'Mining',
      role: 'Dozer Operator',
      role_id: 108,
      suburb: 'Kalgoorlie',
      state: 'WA',
      rate: 1150,
      rate_type: 'day',
      availability: 0.2,
      availability_label: 'Busy',
      availability_date: own.availability_date,
      visa_status: 'Citizen',
      visa_status_other: own.visa_status_other,
      email: marnie.email,
      phone: '0491 570 156',
      updated_total_experience: own.updated_total_experience,
      updated_experience_company: own.updated_experience_company,
      current_company: own.current_company,
      companies: own.companies,
      contract_type: 'PAYG',
      ideal_role: own.ideal_role,
      ai_description: null,
      ai_description_changed: false,
      ai_description_outdated: false,
      photo_hash: own.photo_hash,
      answers: own.answers,
      has_resume: true,
      career: own.career,
      studies: own.studies,
      skills: own.skills,
      licences: own.licences,
      tickets: own.tickets.map((ticket) => ({ ...ticket, number: null })),
      distance_km: 53,
      offered: { rate_category: 'custom_rate', rate: 62.5, rate_type: 'hour' },
      match: expect.objectContaining({ score: expect.any(Number), improve: [] }),
      application: {
        application_id: expect.any(String),
        status: 0,
        application_date: expect.any(Number),
        decision_date: null,
        reason: null,
        undo: null,
      },
    })
  })

  test('is shown by the slug of the job too, and with sharing switched off', async () => {
    await product
      .as(marnie)
      .send(contractorSettings.sharing, { setting: 'profileSharing', enabled: false })

    expect(await show(job.slug)).toMatchObject({ first_name: 'Siobhán' })
  })

  test('who wants no description is shown without that word', async () => {
    await product
      .as(marnie)
      .send(contractorSettings.refuseDescription, { setting: 'refuseAIDescription' })

    expect(await show()).toMatchObject({ ai_description: null })
  })

  test('is shown with what was decided, and when', async () => {
    const { application } = await show()
    await product.as(saltbush).send(applicants.decide, {
      application_id: application?.application_id ?? '',
      status: 2,
      reason: 'No ticket.\nTry again next year.',
    })

    expect(await show()).toMatchObject({
      application: {
        status: 2,
        decision_date: expect.any(Number),
        reason: 'No ticket.\nTry again next year.',
      },
    })
  })

  test('has neither a decision nor a reason once it is taken back', async () => {
    const { application } = await show()
    const decide = (status: 0 | 2) =>
      product.as(saltbush).send(applicants.decide, {
        application_id: application?.application_id ?? '',
        status,
        reason: 'No ticket.',
      })
    await decide(2)
    await decide(0)

    expect(await show()).toMatchObject({
      application: { status: 0, decision_date: null, reason: null },
    })
  })
})

describe('the resume', () => {
  test('is the very file, under a name that says whose it is and what for', async () => {
    const response = await askFor('resume')

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent(`headframe-${job.slug}-SiobhánOBrienLi2.pdf`)}`,
    )
    expect(Buffer.from(await response.arrayBuffer())).toEqual(resume)
  })

  test('of somebody who has none cannot be retrieved, and nothing is written down', async () => {
    const ash = await aContractor(product)
    await anApplicationTo(product, { id: job.uuid }, ash)
    const own = await product.as(ash).send(contractorProfiles.own, {})

    expect(await answerOf(await askFor('resume', `${job.uuid}/${own.profile_hash}`))).toEqual(
      resumeUnavailable,
    )
    expect(await seenBy(product, saltbush)).toEqual([])
  })

  test('whose bytes are lost cannot be retrieved, and nothing is written down', async () => {
    const other = await aRegisteredContractor(product)
    await anApplicationTo(product, { id: job.uuid }, other)
    const own = await product.as(other).send(contractorProfiles.own, {})
    const { file_id } = await reading
      .selectFrom('resume')
      .select('file_id')
      .where('contractor_id', '=', other.id)
      .executeTakeFirstOrThrow()
    await product.world.files.remove(file_id)

    const response = await askFor('resume', `${job.uuid}/${own.profile_hash}`)

    expect(await answerOf(response)).toEqual(resumeUnavailable)
    expect(await seenBy(product, saltbush)).toEqual([])
  })
})

const resumeUnavailable = {
  status: 404,
  body: {
    error: 'Your resume could not be retrieved at this time. Please try again later..',
    code: 'NOT_FOUND',
  },
}

describe('whoever is no applicant of one’s own', () => {
  test('is unknown once they have withdrawn, and known again when they apply again', async () => {
    await product.as(marnie).send(contractorJobs.withdraw, { jobId: job.uuid })
    expect((await askFor('profile')).status).toBe(404)
    expect(await answerOf(await askFor('resume'))).toEqual(resumeUnavailable)

    await apply()
    expect(await show()).toMatchObject({ email: marnie.email })
  })

  test.each(['nobody', '%', '0'.repeat(32)])('is unknown under %j', async (hash) => {
    const path = `${job.uuid}/${encodeURIComponent(hash)}`

    expect((await askFor('profile', path)).status).toBe(404)
    expect((await askFor('resume', path)).status).toBe(404)
    expect(await seenBy(product, saltbush)).toEqual([])
  })
})
