import { beforeEach, describe, expect, test } from 'vitest'
import { companyJobs } from '@headframe/wire'
import { aDraftJob, aJobForm, aLiveJob } from '../../../testing/jobs.ts'
import { aCompany } from '../../../testing/people.ts'
import type { Person } from '../../../testing/people.ts'
import { aProduct } from '../../../testing/product.ts'
import { answerOf, bearer, json, outcome } from '../../../testing/requests.ts'

const product = await aProduct()
const { post, rawJob, job, list } = companyJobs

let saltbush: Person

beforeEach(async () => {
  saltbush = await aCompany(product)
})

const ask = async (fields: object) =>
  outcome(await product.ask('/company/post-job', json(fields, bearer(saltbush.token))))

describe('posting', () => {
  test('a finished draft keeps it, waiting for its payment', async () => {
    const { uuid } = await aDraftJob(product, saltbush, { hours: undefined })

    const answer = await product.as(saltbush).send(post, { jobUUID: uuid, hours: '10 hours' })

    expect(answer).toEqual({
      success: true,
      message: 'Your new job post has been successfully created.',
      uuid,
      status: 1,
      published: false,
      payment_required: true,
      payment_method: null,
      revision: 2,
    })
    expect(await product.as(saltbush).send(job, { uuid })).toMatchObject({
      status: 1,
      hours: '10 hours',
      title: 'Dozer Operator',
      published_date: null,
      expired_date: null,
      days_left: null,
      payment_method: null,
    })
    expect(await product.as(saltbush).send(list, { search: '' })).toMatchObject([
      { uuid, ready: true },
    ])
  })

  test('without an id makes a new draft of the whole form', async () => {
    const { uuid } = await product.as(saltbush).send(post, aJobForm())
    expect(await product.as(saltbush).send(rawJob, { uuid })).toMatchObject({
      status: 1,
      data: { title: 'Dozer Operator', industry: 1, role: 108, rate: 62.5 },
    })
  })

  test('takes multipart, URL-encoded and JSON alike', async () => {
    const fields = Object.entries(aJobForm({ description: '{"ops":[{"insert":"Dig\\n"}]}' })).map(
      ([field, value]) => [field, String(value)] as const,
    )
    const multipart = new FormData()
    for (const [field, value] of fields) multipart.append(field, value)

    for (const body of [
      multipart,
      new URLSearchParams(fields.map(([field, value]) => [field, value])),
      new Blob([JSON.stringify(Object.fromEntries(fields))], { type: 'application/json' }),
    ]) {
      const response = await product.ask('/company/post-job', {
        method: 'POST',
        headers: bearer(saltbush.token),
        body,
      })
      const { status, body: answer } = await answerOf(response)
      expect(status).toBe(200)
      expect(
        await product.as(saltbush).send(rawJob, { uuid: String(answer['uuid']) }),
      ).toMatchObject({
        data: {
          title: 'Dozer Operator',
          rate: 62.5,
          is_project: 0,
          description_rendered: '<p>Dig</p>',
        },
      })
    }
  })

  test('ignores what the product itself decides', async () => {
    const { uuid } = await product.as(saltbush).send(post, aJobForm())
    const { slug } = await product.as(saltbush).send(job, { uuid })

    await ask({
      ...aJobForm(),
      jobUUID: uuid,
      status: 2,
      slug: 'mine',
      published_date: 1,
      expired_date: 2_000_000_000,
      payment_method: 'free',
      company_name: 'Another',
      description_rendered: '<script>1</script>',
    })

    expect(await product.as(saltbush).send(job, { uuid })).toMatchObject({
      status: 1,
      slug,
      published_date: null,
      payment_method: null,
      company_name: 'Saltbush Mining',
      description_rendered: '<p>Push overburden in the Quandong Pit.</p>',
    })
  })

  test('a live job again is refused, whatever is wrong with the form', async () => {
    const { uuid } = await aLiveJob(product, saltbush)
    const response = await product.ask(
      '/company/post-job',
      json({ jobUUID: uuid, title: '' }, bearer(saltbush.token)),
    )
    expect(await answerOf(response)).toEqual({
      status: 409,
      body: {
        error: 'This job posting cannot be edited.',
        code: 'NOT_A_DRAFT',
        success: false,
        message: 'This job posting cannot be edited.',
      },
    })
  })
})
