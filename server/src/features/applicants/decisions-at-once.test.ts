import { beforeAll, expect, test } from 'vitest'
import { applicants, contractorJobs, ownData } from '@headframe/wire'
import { toldOfDecisions } from '../../testing/decisions.ts'
import { inEitherOrder } from '../../testing/at-once/either-order.ts'
import { aJobOf, anApplicationTo } from '../../testing/jobs.ts'
import { aCompany, aContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { codesOf } from '../../testing/requests.ts'

const product = await aProduct()
const { reading } = product.world.database
const rounds = 20
const manyTries = { timeout: 120_000 }

let saltbush: Person

beforeAll(async () => {
  saltbush = await aCompany(product)
})

/** Somebody, a job that they applied to, and what either side may do about it. */
async function anOpenApplication() {
  const ash = await aContractor(product)
  const { id: jobId } = await aJobOf(product, saltbush)
  const { id: application_id } = await anApplicationTo(product, { id: jobId }, ash)
  return {
    ash,
    decide: (status: 0 | 1 | 2) =>
      product.as(saltbush).send(applicants.decide, { application_id, status, reason: '' }),
    withdraw: () => product.as(ash).send(contractorJobs.withdraw, { jobId }),
    erase: () => product.as(ash).send(ownData.erase, { accountPassword: ash.password }),
    find: () =>
      reading
        .selectFrom('job_application')
        .select(['status', 'decided_at'])
        .where('id', '=', application_id)
        .executeTakeFirst(),
  }
}

const lettersTo = (who: Person) => toldOfDecisions(product, who)

test('a decision and a withdrawal at once leave the one or the other', manyTries, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { ash, decide, withdraw, find } = await anOpenApplication()

    const [decided, withdrawn] = await codesOf(inEitherOrder(round, () => decide(1), withdraw))

    const letters = await lettersTo(ash)
    if (withdrawn === 'fulfilled') {
      expect(decided).toBe('NOT_FOUND')
      expect(await find()).toBeUndefined()
      expect(letters).toEqual([])
    } else {
      expect([decided, withdrawn]).toEqual(['fulfilled', 'NOT_PENDING'])
      expect(await find()).toMatchObject({ status: 1 })
      expect(letters).toHaveLength(1)
    }
  }
})

test('twenty clicks on Approve are one approval and one letter', manyTries, async () => {
  const { ash, decide, find } = await anOpenApplication()

  const codes = await codesOf(Array.from({ length: rounds }, () => decide(1)))

  expect(new Set(codes)).toEqual(new Set(['fulfilled']))
  expect(await find()).toMatchObject({ status: 1, decided_at: expect.any(Date) })
  expect(await lettersTo(ash)).toHaveLength(1)
})

test(
  'of two who decide differently the last one counts, and it alone is told',
  manyTries,
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { ash, decide, find } = await anOpenApplication()

      await Promise.all(
        inEitherOrder(
          round,
          () => decide(1),
          () => decide(2),
        ),
      )

      const stands = (await find())?.status
      const letters = await lettersTo(ash)
      expect(letters).toHaveLength(1)
      expect(letters[0]?.subject).toContain(stands === 1 ? 'was approved' : 'News about')
    }
  },
)

test('whoever erases the account meanwhile leaves nothing behind', manyTries, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { decide, erase, find } = await anOpenApplication()

    const [decided, erased] = await codesOf(inEitherOrder(round, () => decide(1), erase))

    expect(['fulfilled', 'NOT_FOUND']).toContain(decided)
    expect(erased).toBe('fulfilled')
    expect(await find()).toBeUndefined()
  }
})
