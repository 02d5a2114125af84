import { beforeEach, describe, expect, test } from 'vitest'
import { companyJobs, words } from '@headframe/wire'
import { aDraftJob, aJobForm, aLiveJob } from '../../../testing/jobs.ts'
import { aCompany } from '../../../testing/people.ts'
import type { Person } from '../../../testing/people.ts'
import { aProduct } from '../../../testing/product.ts'
import { answerOf, bearer, json, outcome } from '../../../testing/requests.ts'

const product = await aProduct()
const { newDraft, saveDraft, draft } = companyJobs

let saltbush: Person

beforeEach(async () => {
  saltbush = await aCompany(product)
})

const begin = async (who = saltbush) => (await product.as(who).send(newDraft, {})).uuid
const save = (uuid: string, fields: object, who = saltbush) =>
  product.as(who).send(saveDraft, { jobUUID: uuid, draft: fields })
const read = (jobUUID?: string) => product.as(saltbush).send(draft, { jobUUID })
const post = (path: string, body: unknown, who = saltbush) =>
  product.ask(path, json(body, bearer(who.token)))

describe('saving', () => {
  test('keeps what was typed, and says so', async () => {
    const uuid = await begin()

    const answer = await product
      .as(saltbush)
      .send(saveDraft, { jobUUID: uuid, step: 2, draft: aJobForm({ is_project: 1 }) })

    expect(answer).toEqual({
      success: true,
      message:
        'Your draft has been saved. You can continue editing it later and complete the publishing process when ready.',
      uuid,
      revision: 1,
    })
    const { data, ...beside } = await read(uuid)
    expect(data).toMatchObject({
      selectedIndustry: 1,
      industry: 1,
      selectedRole: 108,
      role: 108,
      title: 'Dozer Operator',
      description: '{"ops":[{"insert":"Push overburden in the Quandong Pit."},{"insert":"\\n"}]}',
      description_rendered: '<p>Push overburden in the Quandong Pit.</p>',
      work_location: 'Kambalda WA',
      location_lat: -31.2,
      location_lng: 121.66,
      start_date: 1,
      contract_start_date: 1,
      rate_category: 'custom_rate',
      rate: 62.5,
      rate_type: 'hour',
      is_project: 1,
      step: 2,
    })
    expect(data?.slug).toMatch(/^dozer-operator-[0-9a-f]{8}$/)
    expect(beside).toEqual({ uuid, status: 1, industry: 1, role: 108, revision: 1 })
  })

  test('leaves alone what is not sent, and empties what is sent empty', async () => {
    const { uuid } = await aDraftJob(product, saltbush)
    const { data: before } = await read(uuid)

    await save(uuid, { roster: '', rate: null, hours: '10 hours' })

    const { data } = await read(uuid)
    expect(data).toEqual({ ...before, roster: null, rate: null, hours: '10 hours' })
  })

  test('leaves the step alone when there is none, and knows none beyond the last', async () => {
    const uuid = await begin()
    const step = async () => (await read(uuid)).data?.step
    await post('/company/update-draft', { uuid, step: '2' })
    await save(uuid, { title: 'Fitter' })
    expect(await step()).toBe(2)

    for (const unknown of [4, -1, 1.5, 'soon']) {
      const sent = { uuid, step: unknown, draft: { title: 'Welder' } }
      expect(await outcome(await post('/company/update-draft', sent))).toMatchObject({
        status: 422,
        fields: { step: expect.any(String) },
      })
    }
    expect(await read(uuid)).toMatchObject({ data: { title: 'Fitter', step: 2 } })
  })

  test('takes the draft as JSON text as well', async () => {
    const uuid = await begin()
    const sent = JSON.stringify({ title: 'Fitter', description: { ops: [{ insert: 'Weld\n' }] } })

    expect((await post('/company/update-draft', { uuid, draft: sent })).status).toBe(200)

    expect(await read(uuid)).toMatchObject({
      data: { title: 'Fitter', description: '{"ops":[{"insert":"Weld\\n"}]}' },
    })
  })

  test('takes half a form, whatever rules it breaks', async () => {
    const uuid = await begin()
    await save(uuid, {
      title: 'Fitter',
      start_date: 1_000_000,
      rate_category: 'custom_rate',
      rate: -3,
      work_type: 'contract',
      location_lat: -31.2,
      is_project: 1,
    })
    expect(await read(uuid)).toMatchObject({
      data: { start_date: 1_000_000, rate: -3, location_lat: null, contract_length: null },
    })
  })

  test('finds the draft by any of its ids, under any of their names', async () => {
    const { uuid, slug } = await aDraftJob(product, saltbush)
    for (const name of ['jobUUID', 'uuid', 'jobId']) {
      for (const id of [uuid, slug]) {
        const hours = `${name} ${id.slice(0, 8)}`
        await post('/company/update-draft', { [name]: id, draft: { hours } })
        expect(await read(id)).toMatchObject({ data: { hours } })
      }
    }
  })

  test('tells every value that cannot be kept', async () => {
    const { uuid } = await aDraftJob(product, saltbush)
    const { data: before } = await read(uuid)

    const response = await post('/company/update-draft', {
      uuid,
      draft: {
        title: 'x'.repeat(201),
        work_location: 'x'.repeat(256),
        roster: 'x'.repeat(121),
        project_description: 'x'.repeat(4001),
        rate: 'plenty',
        start_date: 'soon',
        location_lat: 91,
        is_project: 2,
        work_type: 'weekly',
      },
    })

    expect(await answerOf(response)).toEqual({
      status: 422,
      body: {
        error: 'Must be 200 characters or fewer',
        code: 'INVALID',
        success: false,
        message: 'Must be 200 characters or fewer',
        fields: {
          'draft.title': 'Must be 200 characters or fewer',
          'draft.work_location': 'Must be 255 characters or fewer',
          'draft.roster': 'Must be 120 characters or fewer',
          'draft.project_description': 'Must be 4000 characters or fewer',
          'draft.rate': words.customRateRequired,
          'draft.start_date': words.startDateInvalid,
          'draft.location_lat': 'Please enter a valid value.',
          'draft.is_project': words.projectChoiceRequired,
          'draft.work_type': words.workTypeRequired,
        },
      },
    })
    expect((await read(uuid)).data).toEqual(before)
  })

  test.each([
    ['text that is no JSON', 'title=Fitter'],
    ['a list', [{ title: 'Fitter' }]],
  ])('does not understand %s', async (_, sent) => {
    const uuid = await begin()
    expect(await outcome(await post('/company/update-draft', { uuid, draft: sent }))).toMatchObject(
      {
        status: 400,
        code: 'BAD_REQUEST',
      },
    )
  })

  test('is for JSON only', async () => {
    const response = await product.ask('/company/update-draft', {
      method: 'POST',
      headers: bearer(saltbush.token),
      body: new URLSearchParams({ jobUUID: await begin() }),
    })
    expect(await outcome(response)).toMatchObject({ status: 415, code: 'UNSUPPORTED_TYPE' })
  })
})

describe('what is no draft any more', () => {
  test('is neither read nor saved as one', async () => {
    const { uuid } = await aLiveJob(product, saltbush)
    const refused = {
      status: 409,
      code: 'NOT_A_DRAFT',
      error: 'This job posting cannot be edited.',
    }

    const reading = await product.ask(`/company/get-draft?jobUUID=${uuid}`, {
      headers: bearer(saltbush.token),
    })
    expect(await outcome(reading)).toMatchObject(refused)
    const saving = await post('/company/update-draft', { uuid, draft: { title: 'x'.repeat(300) } })
    expect(await answerOf(saving)).toMatchObject({
      status: 409,
      body: { success: false, message: 'This job posting cannot be edited.', code: 'NOT_A_DRAFT' },
    })
    expect(await read()).toMatchObject({ data: null })
  })
})
