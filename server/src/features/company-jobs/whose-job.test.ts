import { beforeEach, describe, expect, test } from 'vitest'
import { companyJobs } from '@headframe/wire'
import { aDraftJob, aLiveJob } from '../../testing/jobs.ts'
import { aCompany } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { answerOf, bearer, json } from '../../testing/requests.ts'

const product = await aProduct()
const { newDraft, rawJob } = companyJobs

let saltbush: Person

beforeEach(async () => {
  saltbush = await aCompany(product)
})

const begin = async (who = saltbush) => (await product.as(who).send(newDraft, {})).uuid
const post = (path: string, body: unknown, who = saltbush) =>
  product.ask(path, json(body, bearer(who.token)))

/** Of a call about a posting that there is not, or not for this company. */
const invalidId = {
  error: 'Invalid job ID.',
  code: 'NOT_FOUND',
  success: false,
  message: 'Invalid job ID.',
}

describe('what belongs to another company', () => {
  const calls = ['update-draft', 'delete-draft', 'post-job', 'update-job', 'close-job'] as const

  test.each([...calls, 'duplicate-job'])('is unknown to %s, as is what never was', async (name) => {
    const other = await aCompany(product)
    const { uuid } = await aDraftJob(product, other)
    const ids = [uuid, 'f0000000-0000-4000-8000-000000000000', 'no-such-job', '%', '0']

    for (const jobUUID of ids) {
      const response = await post(`/company/${name}`, { jobUUID, draft: { title: 'Mine' } })
      expect(await answerOf(response)).toEqual({ status: 404, body: invalidId })
    }
    expect(await product.as(other).send(rawJob, { uuid })).toMatchObject({ status: 1 })
  })

  test.each(['get-job/', 'get-raw-job/', 'get-draft?jobUUID='])(
    'is unknown to %s, as is what never was',
    async (path) => {
      const { uuid } = await aLiveJob(product, await aCompany(product))
      for (const id of [uuid, 'f0000000-0000-4000-8000-000000000000', 'no-such-job']) {
        const response = await product.ask(`/company/${path}${id}`, {
          headers: bearer(saltbush.token),
        })
        expect(await answerOf(response)).toEqual({
          status: 404,
          body: { error: 'Invalid job ID.', code: 'NOT_FOUND' },
        })
      }
    },
  )

  test.each(calls.filter((name) => name !== 'post-job'))(
    '%s without an id finds nothing',
    async (name) => {
      await begin()
      for (const ids of [{}, { jobUUID: '' }, { jobUUID: null, uuid: 7 }]) {
        expect(await answerOf(await post(`/company/${name}`, ids))).toEqual({
          status: 404,
          body: invalidId,
        })
      }
    },
  )
})
