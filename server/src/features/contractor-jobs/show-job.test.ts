import { describe, expect, test } from 'vitest'
import { applicants, asSoonAsPossible, companyJobs, contractorJobs } from '@headframe/wire'
import { toldOfDecisions } from '../../testing/decisions.ts'
import { aJobOf, aLiveJob, anApplicationTo } from '../../testing/jobs.ts'
import { aCompany, aContractor, aRegisteredCompany } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { answerOf, bearer } from '../../testing/requests.ts'

const product = await aProduct()
const day = 24 * 3600

const show = (id: string) => product.send(contractorJobs.job, { id })

describe('a job', () => {
  test('is told whole, under its slug and its uuid', async () => {
    const company = await aRegisteredCompany(product)
    const job = await aLiveJob(product, company, {
      description: 'Push overburden.\nBring boots.',
      is_project: 1,
      project_description: 'Cutback of the Quandong Pit.',
      project_stage: 'Production',
    })

    const shown = await show(job.slug)

    expect(shown).toEqual({
      uuid: job.uuid,
      saved: false,
      slug: job.slug,
      title: 'Dozer Operator',
      company_name: 'Saltbush Mining',
      company_slug: company.slug,
      company_logo: null,
      work_location: 'Kambalda WA',
      location_lat: -31.2,
      location_lng: 121.66,
      creation_date: job.creation_date,
      published_date: job.published_date,
      expired_date: job.expired_date,
      description_rendered: '<p>Push overburden.</p><p>Bring boots.</p>',
      work_type: 'full_time',
      contract_length: null,
      contract_start_date: asSoonAsPossible,
      start_date: asSoonAsPossible,
      rate_category: 'custom_rate',
      rate: 62.5,
      rate_type: 'hour',
      work_arrangement: 'fifo',
      roster: '8 days on, 6 off',
      roster_on: 8,
      roster_off: 6,
      other_rosters: [],
      hours: '12 hours a day',
      industry: 'Mining',
      role: 'Dozer Operator',
      is_project: 1,
      project_description: 'Cutback of the Quandong Pit.',
      project_timeframe: null,
      project_stage: 'Production',
      project_team_size: null,
      project_budget: null,
      status: 1,
      accepts_applications: true,
      hasApplied: false,
      application: null,
      match: null,
    })
    expect(await show(job.uuid)).toEqual(shown)
  })

  test('that was closed, or has expired, stays but takes no applications', async () => {
    const company = await aRegisteredCompany(product)
    const { uuid } = await aLiveJob(product, company)
    const expired = await aJobOf(product, company, { work_type: 'casual' }, 'expired')
    await product.as(company).send(companyJobs.close, { uuid })

    for (const id of [uuid, expired.id, expired.slug]) {
      expect(await show(id)).toMatchObject({ status: 3, accepts_applications: false })
    }
  })

  test('ends with its last day', async () => {
    const company = await aRegisteredCompany(product)
    const { uuid } = await aLiveJob(product, company)

    product.moveClock(32 * day)

    expect(await show(uuid)).toMatchObject({ status: 3, accepts_applications: false })
  })

  test('shows the own application to whoever made it, and to nobody else', async () => {
    const company = await aRegisteredCompany(product)
    const [ash, mia] = [await aContractor(product), await aContractor(product)]
    const { uuid } = await aLiveJob(product, company)
    await anApplicationTo(product, { id: uuid }, ash)

    expect(await product.as(ash).send(contractorJobs.job, { id: uuid })).toMatchObject({
      hasApplied: true,
      application: { application_id: expect.any(String), status: 0, rate: null, rate_type: null },
    })
    for (const { token } of [mia, company]) {
      const at = `/contractor/get-job/${uuid}`
      const { body } = await answerOf(await product.ask(at, { headers: bearer(token) }))
      expect(body).toMatchObject({ hasApplied: false, application: null })
    }
  })
})

test('what its company wrote is shown to whoever applied, once they have been told of it', async () => {
  const [company, ash] = [await aCompany(product), await aContractor(product)]
  const job = await aJobOf(product, company)
  const { id: application_id } = await anApplicationTo(product, job, ash)
  const decide = (status: number, reason: string) =>
    product.as(company).send(applicants.decide, { application_id, status, reason } as never)
  const shown = async () => {
    const { application } = await product.as(ash).send(contractorJobs.job, { id: job.id })
    // Where the mail leads it stands, too.
    const [listed] = await product.as(ash).send(contractorJobs.applications, {})
    expect(listed?.decision_reason).toBe(application?.reason)
    return application
  }
  expect(await shown()).toMatchObject({ status: 0, reason: null })

  await decide(1, 'Medical on Monday.')
  expect(await shown()).toMatchObject({ status: 1, reason: null })
  await toldOfDecisions(product, ash, 5)
  expect(await shown()).toMatchObject({ status: 1, reason: 'Medical on Monday.' })

  // What was said with an earlier decision is no reason for this one.
  await decide(2, 'The project is off.')
  expect(await shown()).toMatchObject({ status: 2, reason: null })
  await toldOfDecisions(product, ash, 5)
  expect(await shown()).toMatchObject({ status: 2, reason: 'The project is off.' })
  await decide(0, '')
  expect(await shown()).toMatchObject({ status: 0, reason: null })
})

test('a draft, and what is not there, are both unknown', async () => {
  const company = await aRegisteredCompany(product)
  const draft = await aJobOf(product, company, {}, 'draft')

  for (const id of [draft.id, draft.slug, 'nothing', crypto.randomUUID()]) {
    expect(await answerOf(await product.ask(`/contractor/get-job/${id}`))).toEqual({
      status: 404,
      body: { error: 'Not found.', code: 'NOT_FOUND' },
    })
  }
})

test('a token that is refused opens no job', async () => {
  const company = await aRegisteredCompany(product)
  const { uuid } = await aLiveJob(product, company)

  const response = await product.ask(`/contractor/get-job/${uuid}`, { headers: bearer('unknown') })

  expect(response.status).toBe(401)
})
