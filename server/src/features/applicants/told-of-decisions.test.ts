import { beforeEach, expect, test } from 'vitest'
import { applicants, contractorJobs, ownData } from '@headframe/wire'
import { toldOfDecisions } from '../../testing/decisions.ts'
import { aJobOf } from '../../testing/jobs.ts'
import { aCompany, aContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'

const product = await aProduct()
const approved = 'Your application for Dozer Operator was approved'
const rejected = 'News about your application for Dozer Operator'

let saltbush: Person
let ash: Person

beforeEach(async () => {
  ;[saltbush, ash] = [await aCompany(product), await aContractor(product)]
})

/** An application of Ash's to a job of the company's, and what either side may do about it. */
async function anApplicationAt(company = saltbush) {
  const job = await aJobOf(product, company)
  const asAsh = product.as(ash).send
  const apply = async () =>
    (await asAsh(contractorJobs.apply, { jobId: job.id, rate: 90, rate_type: 'hour' }))
      .application_id
  let application_id = await apply()
  const seen = async () => {
    const [one] = await product
      .as(company)
      .send(applicants.list, { id: job.id, search: '', sort: 'newest' })
    return one
  }
  return {
    seen,
    /** As the list offers it. */
    async undo() {
      const undo = (await seen())?.undo
      if (!undo) throw new Error('There is nothing to undo.')
      const { status, reason } = undo
      await product
        .as(company)
        .send(applicants.decideMany, { applications: [application_id], status, reason } as never)
    },
    decide: (status: 0 | 1 | 2, reason = '') =>
      product.as(company).send(applicants.decide, { application_id, status, reason }),
    withdraw: () => asAsh(contractorJobs.withdraw, { jobId: job.id }),
    async applyAgain() {
      application_id = await apply()
    },
  }
}

/** The subjects of all that Ash was told so far, once so many minutes have passed. */
const told = async (minutes?: number) =>
  (await toldOfDecisions(product, ash, minutes)).map(({ subject }) => subject)

test('what has stood for five minutes is told, once, in the latest words', async () => {
  const { decide } = await anApplicationAt()

  await decide(1, 'Welcome.')
  expect(await told(4)).toEqual([])
  await decide(2, 'No tickte.')
  expect(await told(4)).toEqual([])
  await decide(2, 'No ticket.')
  expect(await told(4)).toEqual([])

  const [letter, ...more] = await toldOfDecisions(product, ash, 1)
  expect(letter?.subject).toBe(rejected)
  expect(letter?.text).toContain('“No ticket.”')
  expect(more).toEqual([])
  expect(await told(60)).toEqual([rejected])
})

test('a decision that is taken back in time is told by nobody', async () => {
  const { decide } = await anApplicationAt()
  for (const status of [1, 0, 2, 0] as const) await decide(status)

  expect(await told()).toEqual([])
})

test('there and back again to what was told is no news', async () => {
  const { decide } = await anApplicationAt()
  await decide(2, 'No ticket.')
  expect(await told()).toEqual([rejected])

  for (const status of [1, 0, 2] as const) await decide(status, 'No ticket.')
  expect(await told()).toEqual([rejected])

  await decide(0)
  expect(await told()).toEqual([rejected])
  await decide(1)
  expect(await told()).toEqual([rejected, approved])
})

test('words that are corrected after they were told are told anew', async () => {
  const { decide } = await anApplicationAt()
  await decide(2, 'No ticket.')
  await told()

  await decide(2, 'Your ticket has run out.')

  const [, letter, ...more] = await toldOfDecisions(product, ash)
  expect(letter?.text).toContain('“Your ticket has run out.”')
  expect(more).toEqual([])
})

test('whoever withdraws and applies again is told of the new application as of the first', async () => {
  const { decide, withdraw, applyAgain } = await anApplicationAt()
  await decide(2)
  expect(await told()).toEqual([rejected])
  await decide(1)
  await decide(0)
  await withdraw()
  expect(await told()).toEqual([rejected])

  await applyAgain()
  expect(await told()).toEqual([rejected])
  await decide(2)
  expect(await told()).toEqual([rejected, rejected])
})

test('two companies tell one person of their own decisions, each in its own time', async () => {
  const [one, other] = [await anApplicationAt(), await anApplicationAt(await aCompany(product))]
  await one.decide(1)
  await other.decide(2)
  expect(await told(4)).toEqual([])
  await other.decide(1)
  await other.decide(2, 'We are full.')

  expect(await told(1)).toEqual([approved])
  const letters = await toldOfDecisions(product, ash, 4)
  expect(letters.map(({ subject }) => subject)).toEqual([approved, rejected])
  expect(letters[1]?.text).toContain('“We are full.”')
})

test('nobody is told by a company that has erased its account, nor once they have erased their own', async () => {
  const [here, elsewhere] = [
    await anApplicationAt(),
    await anApplicationAt(await aCompany(product)),
  ]
  await here.decide(1)
  await elsewhere.decide(2)
  await product.as(saltbush).send(ownData.erase, { accountPassword: saltbush.password })
  expect(await told()).toEqual([rejected])

  await elsewhere.decide(1)
  await product.as(ash).send(ownData.erase, { accountPassword: ash.password })
  expect(await told(60)).toEqual([rejected])
})

test('many people are told at once, though one of them is just being erased', async () => {
  const crowd = await Promise.all(Array.from({ length: 6 }, () => aContractor(product)))
  const job = await aJobOf(product, saltbush)
  for (const person of crowd) {
    const { application_id } = await product
      .as(person)
      .send(contractorJobs.apply, { jobId: job.id, rate: 90, rate_type: 'hour' })
    await product.as(saltbush).send(applicants.decide, { application_id, status: 1, reason: '' })
  }
  const [leaving, ...staying] = crowd

  if (!leaving) throw new Error('Nobody applied')
  await Promise.all([
    product.as(leaving).send(ownData.erase, { accountPassword: leaving.password }),
    toldOfDecisions(product, leaving),
    toldOfDecisions(product, leaving, 0),
  ])

  for (const person of staying)
    expect(await toldOfDecisions(product, person, 0)).toMatchObject([{ subject: approved }])
})

test('until it is told the company finds how to undo it, wherever it looks', async () => {
  const { decide, seen, undo } = await anApplicationAt()
  expect((await seen())?.undo).toBeNull()
  await decide(2, 'No ticket.')
  const now = Math.floor(product.world.clock().getTime() / 1000)
  expect((await seen())?.undo).toEqual({ until: now + 300, status: 0, reason: '' })

  product.moveClock(299)
  await undo()

  expect(await seen()).toMatchObject({ status: 0, undo: null })
  expect(await told(60)).toEqual([])
})

test('once it was told there is nothing to undo, and of another decision only that one', async () => {
  const { decide, seen, undo } = await anApplicationAt()
  await decide(1, 'Welcome.')
  expect(await told(5)).toEqual([approved])
  expect((await seen())?.undo).toBeNull()

  await decide(2, 'The project is off.')
  expect((await seen())?.undo).toMatchObject({ status: 1, reason: 'Welcome.' })
  await undo()

  expect(await seen()).toMatchObject({ status: 1, undo: null })
  expect(await told(60)).toEqual([approved])
})
