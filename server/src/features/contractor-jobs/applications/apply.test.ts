import { beforeAll, describe, expect, test } from 'vitest'
import { limits, words } from '@headframe/wire'
import { instantOf } from '../../../domain/instants.ts'
import { aJobOf, aLiveJob } from '../../../testing/jobs.ts'
import { aCompany, aContractor, aRegisteredContractor } from '../../../testing/people.ts'
import type { Person } from '../../../testing/people.ts'
import { aProduct } from '../../../testing/product.ts'
import { bearer, json, pageForm, answerOf } from '../../../testing/requests.ts'

const product = await aProduct()
let company: Person
let ash: Person

beforeAll(async () => {
  company = await aCompany(product)
  ash = await aRegisteredContractor(product, { field_rate: 95, field_rateType: 'hour' })
})

const aJob = () => aLiveJob(product, company)

const applicationsTo = (jobId: string) =>
  product.world.database.reading
    .selectFrom('job_application')
    .select(['contractor_id', 'rate', 'rate_type', 'status'])
    .where('job_id', '=', jobId)
    .execute()

/** As our screen sends it, whatever it sends. */
async function apply(fields: Record<string, string | undefined>, who: Person = ash) {
  const form = pageForm(fields)
  const response = await product.ask('/contractor/apply-job', {
    ...form,
    headers: bearer(who.token),
  })
  return answerOf(response)
}

describe('a contractor applies', () => {
  test('with a rate of their own', async () => {
    const job = await aJob()

    const { status, body } = await apply({ jobId: job.slug, rate: '1150.5', rate_type: 'day' })

    expect(status).toBe(200)
    expect(body).toEqual({
      error: false,
      errorMessage: null,
      application_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      application_date: expect.any(Number),
      status: 0,
      rate: 1150.5,
      rate_type: 'day',
    })
    expect(await applicationsTo(job.uuid)).toEqual([
      { contractor_id: ash.id, rate: '1150.50', rate_type: 'day', status: 0 },
    ])
    const now = instantOf(product.world.clock())
    expect(Math.abs(Number(body['application_date']) - now)).toBeLessThan(60)
  })

  test.each([
    ['with nothing but the job', {}, { rate: 95, rate_type: 'hour' }],
    ['with empty fields', { rate: '', rate_type: ' ' }, { rate: 95, rate_type: 'hour' }],
    ['with a type alone', { rate_type: 'day' }, { rate: 95, rate_type: 'hour' }],
    ['with an amount alone', { rate: '101' }, { rate: 101, rate_type: 'hour' }],
    ['with fractions of a cent', { rate: '99.995' }, { rate: 100, rate_type: 'hour' }],
    ['with the highest rate', { rate: '100000' }, { rate: 100_000, rate_type: 'hour' }],
  ])('%s', async (_, wish, terms) => {
    const { uuid } = await aJob()

    expect(await apply({ jobId: uuid, ...wish })).toMatchObject({ status: 200, body: terms })
  })

  test('through JSON and multipart forms as well', async () => {
    const [one, other] = [await aJob(), await aJob()]
    const headers = bearer(ash.token)

    const asJson = json({ jobId: one.uuid, rate: 80, rate_type: 'hour' }, headers)
    expect((await product.ask('/contractor/apply-job', asJson)).status).toBe(200)

    const body = new FormData()
    body.set('jobId', other.uuid)
    const asParts = { method: 'POST', headers, body }
    expect((await product.ask('/contractor/apply-job', asParts)).status).toBe(200)
  })
})

describe('the rate of an application', () => {
  const { applyRateNotPositive: notPositive, rateTypeRequired: noType } = words

  test.each([
    [{ rate: '0' }, notPositive, { rate: notPositive }],
    [{ rate: '-5' }, notPositive, { rate: notPositive }],
    [{ rate: 'plenty' }, notPositive, { rate: notPositive }],
    [{ rate: '1e3' }, notPositive, { rate: notPositive }],
    [{ rate: '0.004' }, notPositive, { rate: notPositive }],
    [{ rate: '100001' }, 'Must be a smaller number', { rate: 'Must be a smaller number' }],
    [{ rate_type: 'year' }, noType, { rate_type: noType }],
    [{ rate: '0', rate_type: 'x' }, notPositive, { rate: notPositive, rate_type: noType }],
  ])('is judged: %o', async (wish, text, fields) => {
    const { uuid } = await aJob()

    expect(await apply({ jobId: uuid, ...wish })).toEqual({
      status: 422,
      body: { error: text, errorMessage: text, code: 'INVALID', fields },
    })
    expect(await applicationsTo(uuid)).toEqual([])
  })

  test('is asked for where the profile has none', async () => {
    const nameless = await aContractor(product)
    const { uuid } = await aJob()
    const missing = { rate: 'Rate amount is required' }

    expect(await apply({ jobId: uuid }, nameless)).toMatchObject({
      status: 422,
      body: { error: missing.rate, errorMessage: missing.rate, fields: missing },
    })
    expect(await apply({ jobId: uuid, rate_type: 'x' }, nameless)).toMatchObject({
      body: { error: noType, fields: { ...missing, rate_type: noType } },
    })
    expect(await apply({ jobId: uuid, rate: '90' }, nameless)).toMatchObject({
      status: 422,
      body: { error: noType, fields: { rate_type: noType } },
    })
    const whole = { jobId: uuid, rate: '90', rate_type: 'hour' }
    expect(await apply(whole, nameless)).toMatchObject({ status: 200, body: { rate: 90 } })
  })

  test('is one value', async () => {
    const { uuid } = await aJob()
    const headers = bearer(ash.token)

    for (const rate of [[5], { amount: 5 }]) {
      const response = await product.ask(
        '/contractor/apply-job',
        json({ jobId: uuid, rate }, headers),
      )
      expect(response.status).toBe(400)
    }
  })
})

describe('nobody applies', () => {
  const unknown = {
    error: words.applyFailed,
    errorMessage: words.applyFailed,
    code: 'NOT_FOUND',
  }

  test('to what is not there, nor to a draft', async () => {
    const draft = await aJobOf(product, company, {}, 'draft')
    const ids = ['', 'nothing', crypto.randomUUID(), draft.id, draft.slug, undefined]

    for (const jobId of ids) expect(await apply({ jobId })).toEqual({ status: 404, body: unknown })
  })

  test.each(['closed', 'expired'] as const)('to a job that is %s', async (life) => {
    const { id } = await aJobOf(product, company, {}, life)

    expect(await apply({ jobId: id, rate: 'plenty' })).toEqual({
      status: 409,
      body: {
        error: words.jobNotOpen,
        errorMessage: 'This job is no longer accepting applications.',
        code: 'JOB_NOT_OPEN',
      },
    })
  })

  test('twice, and the first application stands', async () => {
    const { uuid, slug } = await aJob()
    await apply({ jobId: uuid, rate: '80' })

    expect(await apply({ jobId: slug, rate: 'plenty' })).toEqual({
      status: 409,
      body: {
        error: words.alreadyApplied,
        errorMessage: 'You have already applied to this job.',
        code: 'ALREADY_APPLIED',
      },
    })
    expect(await applicationsTo(uuid)).toMatchObject([{ rate: '80.00' }])
  })

  test('after the last moment', async () => {
    const soon = new Date(product.world.clock().getTime() + 60_000)
    const { id } = await aJobOf(product, company, { expires_at: soon })
    product.moveClock(60)

    expect((await apply({ jobId: id })).body).toMatchObject({ code: 'JOB_NOT_OPEN' })
  })

  test('more than two hundred times a day', async () => {
    const eager = await aContractor(product)
    const statusOfNext = async () => (await apply({ jobId: 'nothing' }, eager)).status
    await statusOfNext()
    // As if most of them had been made already.
    await product.world.database.writing
      .updateTable('call_limit')
      .set({ points: limits.applications.points - 1 })
      .execute()

    expect([await statusOfNext(), await statusOfNext()]).toEqual([404, 429])
  })
})
