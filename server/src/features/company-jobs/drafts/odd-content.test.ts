import fc from 'fast-check'
import { expect, test } from 'vitest'
import { companyJobs, jobFields } from '@headframe/wire'
import { aCompany } from '../../../testing/people.ts'
import { aProduct } from '../../../testing/product.ts'
import { answerOf, bearer, json } from '../../../testing/requests.ts'

const product = await aProduct({ environment: { LISTING_PRICE_CENTS: '0' } })
const saltbush = await aCompany(product)

const oddValue = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', ' ', '%', '<b>', '-', '1', '1e400', '99999999999', '{"ops":[{"insert":1}]}'),
  fc.constantFrom(null, true, 0, 1, -1, 1e11, 5e-324, 99_999_999.999, 100_000, 108),
  fc.constantFrom([], {}, [[]], { ops: [{}] }, { ops: [{ insert: '\ud800' }] }),
  fc.json({ maxDepth: 3 }),
)

const oddDraft = fc.record(
  Object.fromEntries(Object.keys(jobFields).map((field) => [field, oddValue])),
  { requiredKeys: [] },
)

const ask = async (path: string, body: object) =>
  answerOf(await product.ask(path, json(body, bearer(saltbush.token))))

test(
  'whatever is typed into a draft is kept or refused, and can be read again',
  { timeout: 60_000 },
  async () => {
    const { uuid } = await product.as(saltbush).send(companyJobs.newDraft, {})
    await fc.assert(
      fc.asyncProperty(oddDraft, async (draft) => {
        const { status } = await ask('/company/update-draft', { uuid, draft })
        expect(status).toBeLessThan(500)

        const { data } = await product.as(saltbush).send(companyJobs.rawJob, { uuid })
        expect(JSON.parse(data.description ?? '{"ops":[]}')).toHaveProperty('ops')
      }),
      { numRuns: 60 },
    )
  },
)

test('whatever is posted goes live or is refused', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(oddDraft, async (form) => {
      const { status } = await ask('/company/post-job', form)
      expect(status).toBeLessThan(500)
    }),
    { numRuns: 60 },
  )
})
