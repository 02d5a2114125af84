import { beforeEach, describe, expect, test } from 'vitest'
import { applicants, ownData } from '@headframe/wire'
import { aColleague } from '../../testing/colleagues.ts'
import { toldOfDecisions } from '../../testing/decisions.ts'
import { aJobOf, anApplicationTo } from '../../testing/jobs.ts'
import { aCompany, aContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { refusalOf } from '../../testing/requests.ts'

const product = await aProduct()

let owner: Person
let priya: Person
let mae: Person
let job: { id: string }
let ids: string[]

beforeEach(async () => {
  owner = await aCompany(product)
  priya = await aColleague(product, owner, 'hirer', {
    firstName: 'Priya',
    lastName: 'Shah',
  })
  job = await aJobOf(product, owner)
  mae = await aContractor(product, { firstName: 'Mae', lastName: 'Oku' })
  ids = [
    (await anApplicationTo(product, job, mae)).id,
    (await anApplicationTo(product, job, await aContractor(product))).id,
  ]
})

type Status = 0 | 1 | 2

const decide = (who: Person, some: readonly string[], status: Status, seen?: Status[]) =>
  product.as(who).send(applicants.decideMany, {
    applications: [...some],
    status,
    reason: '',
    ...(seen && { seen }),
  })

async function standings() {
  const rows = await product.as(owner).send(applicants.list, { id: job.id, search: '' })
  const byId = new Map(rows.map(({ application_id, status }) => [application_id, status]))
  return ids.map((id) => byId.get(id))
}

describe('what a colleague has decided meanwhile', () => {
  test('is told, and stays until it is decided again with open eyes', async () => {
    const [first = ''] = ids
    await decide(priya, [first], 1, [0])
    expect(await refusalOf(decide(owner, [first], 2, [0]))).toMatchObject({
      status: 409,
      code: 'CHANGED_ELSEWHERE',
      text: 'Priya Shah has approved Mae Oku meanwhile.',
    })
    expect(await standings()).toEqual([1, 0])

    expect(await decide(owner, [first], 2, [1])).toMatchObject({ decided: 1, elsewhere: 0 })
    // Nor does Priya take back what is not hers any more.
    expect(await refusalOf(decide(priya, [first], 0, [1]))).toMatchObject({
      code: 'CHANGED_ELSEWHERE',
    })
    expect(await standings()).toEqual([2, 0])
    expect(await toldOfDecisions(product, mae)).toHaveLength(1)
  })

  test('stays as it is among many, which are decided about', async () => {
    const [first = ''] = ids
    await decide(priya, [first], 1)
    expect(await decide(owner, ids, 2, [0, 0])).toMatchObject({ decided: 1, elsewhere: 1 })
    expect(await standings()).toEqual([1, 2])

    await decide(priya, ids, 0)
    await decide(priya, ids, 1)
    const refusal = await refusalOf(decide(owner, ids, 2, [0, 0]))
    expect(refusal.text).toBe('These applicants have been decided about meanwhile.')
  })

  test('stands in the way of nobody who says nothing of what they saw', async () => {
    await decide(priya, ids, 1)
    expect(await decide(owner, ids, 2)).toMatchObject({ decided: 2, elsewhere: 0 })
  })

  test('is told of somebody who has gone as well', async () => {
    await decide(priya, ids.slice(0, 1), 2)
    await product.as(priya).send(ownData.erase, { accountPassword: priya.password })
    const refusal = await refusalOf(decide(owner, ids.slice(0, 1), 1, [0]))
    expect(refusal.text).toBe('Somebody else has rejected Mae Oku meanwhile.')
  })
})

test('an own decision of another screen is told as well, and one that was taken back is not', async () => {
  const [first = ''] = ids
  await decide(owner, [first], 1, [0])
  expect(await decide(owner, [first], 1, [0])).toMatchObject({ decided: 1, before: [] })
  expect(await refusalOf(decide(owner, [first], 2, [0]))).toMatchObject({
    status: 409,
    code: 'CHANGED_ELSEWHERE',
    text: 'You have approved Mae Oku meanwhile, on another screen.',
  })
  expect(await decide(owner, [first], 2, [1])).toMatchObject({ decided: 1 })

  await decide(priya, [first], 0, [2])
  expect(await decide(owner, [first], 1, [2])).toMatchObject({ decided: 1 })
  expect(await standings()).toEqual([1, 0])
})

test('as many have to be told as are decided about', async () => {
  expect(await refusalOf(decide(owner, ids, 1, [0]))).toMatchObject({ status: 400 })
  expect(await standings()).toEqual([0, 0])
})
