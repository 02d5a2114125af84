import { beforeEach, describe, expect, test } from 'vitest'
import { companyJobs, words } from '@headframe/wire'
import { aDraftJob, aJobForm } from '../../../testing/jobs.ts'
import type { JobWish } from '../../../testing/jobs.ts'
import { aCompany } from '../../../testing/people.ts'
import type { Person } from '../../../testing/people.ts'
import { aProduct } from '../../../testing/product.ts'
import { answerOf, bearer, json, outcome } from '../../../testing/requests.ts'

const product = await aProduct()
const { post, rawJob, job, list } = companyJobs
const mandatory = 'Please fill out all the mandatory fields.'
const day = 24 * 3600

let saltbush: Person

beforeEach(async () => {
  saltbush = await aCompany(product)
})

const ask = async (fields: object) =>
  outcome(await product.ask('/company/post-job', json(fields, bearer(saltbush.token))))

const nowSeconds = () => Math.floor(product.world.clock().getTime() / 1000)

const miners = (many: number) => aJobForm({ description: '👷'.repeat(many) })

describe('the rules', () => {
  test.each(['\u200b', '\u00ad \u3164', '\u2800'])(
    'count what nobody can see as nothing: %j',
    async (text) => {
      const answer = await ask(aJobForm({ title: text, work_location: text, description: text }))

      expect(Object.keys(answer.fields ?? {})).toEqual(['title', 'description', 'work_location'])
    },
  )

  test('count characters, not what they are made of', async () => {
    expect((await ask(miners(20_000))).status).toBe(200)
    expect((await ask(miners(20_001))).fields).toEqual({
      description: 'Must be 20000 characters or fewer',
    })
  })

  test('are told all at once, the first of them in words', async () => {
    const response = await product.ask('/company/post-job', json({}, bearer(saltbush.token)))
    expect(await answerOf(response)).toEqual({
      status: 422,
      body: {
        error: mandatory,
        code: 'INVALID',
        success: false,
        message: mandatory,
        fields: {
          selectedIndustry: mandatory,
          selectedRole: mandatory,
          title: mandatory,
          description: mandatory,
          is_project: 'Please select if this job post is for a project',
          work_arrangement: 'Please select a work arrangement',
          start_date: 'Please select a valid start date',
          work_type: 'Please select work type',
          work_location: 'The Location field is mandatory',
        },
      },
    })
    expect(await product.as(saltbush).send(list, { search: '' })).toEqual([])
  })

  const rate = 'The Rate Amount and Rate Type fields are mandatory when using a custom rate'
  test.each<[string, object, Record<string, string>]>([
    [
      'an unknown industry',
      { selectedIndustry: 77 },
      { selectedIndustry: mandatory, selectedRole: mandatory },
    ],
    ['a role of another industry', { selectedRole: 201 }, { selectedRole: mandatory }],
    ['an empty title', { title: ' ' }, { title: mandatory }],
    ['a long title', { title: 'x'.repeat(201) }, { title: 'Must be 200 characters or fewer' }],
    [
      'an empty description',
      { description: { ops: [{ insert: ' \n' }] } },
      { description: mandatory },
    ],
    [
      'a long description',
      { description: 'x'.repeat(20_001) },
      { description: 'Must be 20000 characters or fewer' },
    ],
    ['an odd project choice', { is_project: 3 }, { is_project: words.projectChoiceRequired }],
    [
      'an unknown arrangement',
      { work_arrangement: 'moon' },
      { work_arrangement: words.workArrangementRequired },
    ],
    ['a custom rate without a rate', { rate: '' }, { rate }],
    ['a custom rate without its type', { rate_type: '' }, { rate_type: rate }],
    ['a custom rate of nothing', { rate: 0 }, { rate }],
    ['a custom rate of next to nothing', { rate: 0.004 }, { rate }],
    ['a custom rate below nothing', { rate: -5 }, { rate }],
    ['a custom rate beyond measure', { rate: 100_000.01 }, { rate }],
    ['a rate in words', { rate: 'plenty' }, { rate }],
    ['an unknown type of rate', { rate_type: 'annually' }, { rate_type: rate }],
    ['no start', { start_date: '' }, { start_date: words.startDateInvalid }],
    ['a start long ago', { start_date: 1_000_000_000 }, { start_date: words.startDateInvalid }],
    ['a start in words', { start_date: 'soon' }, { start_date: words.startDateInvalid }],
    [
      'a contract of no length',
      { work_type: 'contract' },
      { contract_length: words.contractLengthRequired },
    ],
    ['an unknown work type', { work_type: 'permanent' }, { work_type: words.workTypeRequired }],
    ['no place', { work_location: '' }, { work_location: words.locationRequired }],
    ['half a pin', { location_lng: '' }, { location_lat: words.locationRequired }],
    ['a project without a word about it', { is_project: 1 }, { project_description: mandatory }],
    ['an empty rate category', { rate_category: '' }, { rate_category: mandatory }],
    ['an unknown rate category', { rate_category: 'secret' }, { rate_category: mandatory }],
    ['a long roster', { roster: 'x'.repeat(121) }, { roster: 'Must be 120 characters or fewer' }],
  ])('refuse %s', async (_, wishes, fields) => {
    expect(await ask({ ...aJobForm(), ...wishes })).toEqual({
      status: 422,
      code: 'INVALID',
      error: Object.values(fields)[0],
      fields,
    })
  })

  test.each<[string, JobWish]>([
    ['a contract with its length', { work_type: 'contract', contract_length: '3-6 months' }],
    ['a project with a word about it', { is_project: 1, project_description: 'A new decline.' }],
    ['no pin', { location_lat: undefined, location_lng: undefined }],
    ['no rate unless it is a custom one', { rate_category: 'award', rate: null, rate_type: null }],
    ['the highest rate', { rate: 100_000 }],
    ['the lowest rate', { rate: 0.01 }],
    ['no word about the rate at all', { rate_category: undefined }],
    ['a description of twenty thousand characters', { description: 'x'.repeat(20_000) }],
  ])('take %s', async (_, wishes) => {
    expect(await ask(aJobForm(wishes))).toMatchObject({ status: 200 })
  })

  test('are about the draft with what is sent laid over it', async () => {
    const { uuid } = await aDraftJob(product, saltbush, { title: null, work_type: 'contract' })

    expect(await ask({ uuid, title: 'Fitter' })).toMatchObject({
      status: 422,
      fields: { contract_length: words.contractLengthRequired },
    })
    expect(await ask({ uuid, title: 'Fitter', work_type: 'casual' })).toMatchObject({ status: 200 })
    expect(await ask({ uuid, industry: 2 })).toMatchObject({
      status: 422,
      fields: { selectedRole: mandatory },
    })
    expect(await product.as(saltbush).send(rawJob, { uuid })).toMatchObject({
      data: { title: 'Fitter', industry: 1, role: 108 },
    })
  })

  test('are told in their order', async () => {
    const form = { ...aJobForm(), is_project: 1, start_date: 5, work_location: '' }
    expect(await ask(form)).toMatchObject({
      error: 'Please select a valid start date',
      fields: {
        start_date: 'Please select a valid start date',
        work_location: 'The Location field is mandatory',
        project_description: mandatory,
      },
    })
  })
})

describe('the day of the start', () => {
  /** Just after midnight in Sydney it is still the evening before in Perth. */
  const sydneyMidnight = Date.parse('2027-01-14T13:30:00Z')
  const yesterdayInSydney = sydneyMidnight / 1000 - 3600

  test.each([
    ['Kambalda WA', 200],
    ['Cobar NSW', 422],
    ['Mackay QLD', 200],
  ])('is judged by the clocks of the place: %s', async (work_location, status) => {
    const elsewhere = await aProduct()
    elsewhere.moveClock((sydneyMidnight - elsewhere.world.clock().getTime()) / 1000)
    const company = await aCompany(elsewhere)
    const form = aJobForm({
      work_location,
      location_lat: undefined,
      location_lng: undefined,
      start_date: yesterdayInSydney,
    })

    const response = await elsewhere.ask('/company/post-job', json(form, bearer(company.token)))

    expect(response.status).toBe(status)
  })

  test('may be today, or any day after it, and is kept as it was sent', async () => {
    for (const start_date of [nowSeconds(), nowSeconds() + 400 * day, 1]) {
      const { uuid } = await product.as(saltbush).send(post, aJobForm({ start_date }))
      expect(await product.as(saltbush).send(job, { uuid })).toMatchObject({
        start_date,
        contract_start_date: start_date,
      })
    }
  })
})
