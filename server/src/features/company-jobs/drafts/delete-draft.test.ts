import { beforeEach, describe, expect, test } from 'vitest'
import { companyJobs } from '@headframe/wire'
import { aDraftJob, aLiveJob } from '../../../testing/jobs.ts'
import { aCompany } from '../../../testing/people.ts'
import type { Person } from '../../../testing/people.ts'
import { aProduct } from '../../../testing/product.ts'
import { answerOf, bearer, json, outcome } from '../../../testing/requests.ts'

const product = await aProduct()
const { deleteDraft, rawJob } = companyJobs

let saltbush: Person

beforeEach(async () => {
  saltbush = await aCompany(product)
})

const post = (path: string, body: unknown, who = saltbush) =>
  product.ask(path, json(body, bearer(who.token)))

describe('deleting', () => {
  test('a draft takes it away for good', async () => {
    const { uuid, slug } = await aDraftJob(product, saltbush)

    const answer = await product.as(saltbush).send(deleteDraft, { jobUUID: slug })

    expect(answer).toEqual({ success: true, message: 'Draft job deleted successfully' })
    for (const path of [
      `/company/get-job/${uuid}`,
      `/company/get-raw-job/${slug}`,
      `/company/get-draft?jobUUID=${uuid}`,
    ]) {
      const response = await product.ask(path, { headers: bearer(saltbush.token) })
      expect(await outcome(response)).toMatchObject({ status: 404, error: 'Invalid job ID.' })
    }
    expect(await outcome(await post('/company/delete-draft', { jobUUID: uuid }))).toMatchObject({
      status: 404,
      error: 'Invalid job ID.',
    })
  })

  test('is for drafts only', async () => {
    const { uuid } = await aLiveJob(product, saltbush)

    expect(await answerOf(await post('/company/delete-draft', { uuid }))).toEqual({
      status: 409,
      body: {
        error: 'Only a draft can be deleted.',
        code: 'NOT_A_DRAFT',
        success: false,
        message: 'Only a draft can be deleted.',
      },
    })
    expect(await product.as(saltbush).send(rawJob, { uuid })).toMatchObject({ status: 2 })
  })
})
