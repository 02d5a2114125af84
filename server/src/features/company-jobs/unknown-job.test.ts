import { beforeEach, describe, expect, test } from 'vitest'
import { companyJobs } from '@headframe/wire'
import { aCompany } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { answerOf, bearer, json } from '../../testing/requests.ts'

const product = await aProduct()
const { newDraft } = companyJobs

let saltbush: Person

beforeEach(async () => {
  saltbush = await aCompany(product)
})

const post = (path: string, body: unknown) => product.ask(path, json(body, bearer(saltbush.token)))

/** Of a call about a posting that there is not; one of another company is no other thing. */
const invalidId = {
  error: 'Invalid job ID.',
  code: 'NOT_FOUND',
  success: false,
  message: 'Invalid job ID.',
}

const unknownIds = ['f0000000-0000-4000-8000-000000000000', 'no-such-job', '%', '0']

describe('a posting that never was', () => {
  const calls = ['update-draft', 'delete-draft', 'post-job', 'update-job', 'close-job'] as const

  test.each([...calls, 'duplicate-job'])('is unknown to %s', async (name) => {
    for (const jobUUID of unknownIds) {
      const response = await post(`/company/${name}`, { jobUUID, draft: { title: 'Mine' } })
      expect(await answerOf(response)).toEqual({ status: 404, body: invalidId })
    }
  })

  test.each(['get-job/', 'get-raw-job/', 'get-draft?jobUUID='])(
    'is unknown to %s',
    async (path) => {
      for (const id of unknownIds) {
        const response = await product.ask(`/company/${path}${encodeURIComponent(id)}`, {
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
      await product.as(saltbush).send(newDraft, {})
      for (const ids of [{}, { jobUUID: '' }, { jobUUID: null, uuid: 7 }]) {
        expect(await answerOf(await post(`/company/${name}`, ids))).toEqual({
          status: 404,
          body: invalidId,
        })
      }
    },
  )
})
