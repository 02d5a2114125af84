import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { applicants, contractorJobs, words } from '@headframe/wire'
import { toldOfDecisions } from '../../testing/decisions.ts'
import { aJobOf, anApplicationTo } from '../../testing/jobs.ts'
import { aCompany, aContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { codesOf, refusalOf } from '../../testing/requests.ts'

const product = await aProduct()

let saltbush: Person
let job: { id: string }
let people: Person[]
let ids: string[]

beforeEach(async () => {
  saltbush = await aCompany(product)
  job = await aJobOf(product, saltbush)
  people = [await aContractor(product), await aContractor(product), await aContractor(product)]
  ids = []
  for (const person of people) ids.push((await anApplicationTo(product, job, person)).id)
})

const decide = (
  applications: readonly string[],
  status: 0 | 1 | 2,
  reason = '',
  who: Person = saltbush,
) =>
  product.as(who).send(applicants.decideMany, { applications: [...applications], status, reason })

async function standings() {
  const rows = await product.as(saltbush).send(applicants.list, { id: job.id, search: '' })
  const byId = new Map(rows.map(({ application_id, status }) => [application_id, status]))
  return ids.map((id) => byId.get(id))
}

/** As the applicant finds it beside the job, once it stands. */
async function reasonFor(person: Person) {
  const { application } = await product.as(person).send(contractorJobs.job, { id: job.id })
  return application?.reason
}

describe('several applications', () => {
  test('are decided about in one step, and each applicant is told once', async () => {
    const { decided, status } = await decide(ids, 2, 'We have filled the job.')

    expect({ decided, status }).toEqual({ decided: 3, status: 2 })
    expect(await standings()).toEqual([2, 2, 2])
    for (const person of people) {
      const letters = await toldOfDecisions(product, person)
      expect(letters).toHaveLength(1)
      expect(letters[0]?.text).toContain('We have filled the job.')
    }
  })

  test('are as they were once each is put back, and nobody hears of it', async () => {
    const [first = '', second = ''] = ids
    await decide([first], 1, 'Welcome aboard.')
    const { before } = await decide(ids, 2)
    expect(before.find(({ application_id }) => application_id === first)).toEqual({
      application_id: first,
      status: 1,
      reason: 'Welcome aboard.',
    })

    for (const one of before) {
      await decide([one.application_id], one.status as 0 | 1 | 2, one.reason)
    }

    expect(await standings()).toEqual([1, 0, 0])
    expect(second).not.toBe('')
    expect(await toldOfDecisions(product, people[1] ?? saltbush)).toEqual([])
    const [letter] = await toldOfDecisions(product, people[0] ?? saltbush)
    expect(letter?.text).toContain('Welcome aboard.')
  })

  test('that stand so already do not change, however often it is said', async () => {
    await decide(ids.slice(0, 1), 1)
    const again = await decide([...ids, ...ids], 1)
    expect(again.decided).toBe(3)
    expect(again.before.map(({ application_id }) => application_id).toSorted()).toEqual(
      ids.slice(1).toSorted(),
    )

    expect(await decide(ids, 1)).toMatchObject({ decided: 3, before: [] })
    const [first = saltbush] = people
    expect(await toldOfDecisions(product, first)).toHaveLength(1)
  })

  test('keep the words that were said to one of them alone, unless they are given new ones', async () => {
    const [first = '', second = ''] = ids
    const [invited = saltbush] = people
    await decide([first], 1, 'Bring your tickets on Thursday.')
    expect(await toldOfDecisions(product, invited)).toHaveLength(1)

    const together = await decide(ids, 1)
    expect(together.before.map(({ application_id }) => application_id)).not.toContain(first)
    expect(await toldOfDecisions(product, invited)).toHaveLength(1)
    expect(await reasonFor(invited)).toBe('Bring your tickets on Thursday.')

    // What is said to all is said to each; and who is spoken to alone may have words taken back.
    await decide([first, second], 1, 'We start on Monday.')
    expect(await toldOfDecisions(product, invited)).toHaveLength(2)
    expect(await reasonFor(invited)).toBe('We start on Monday.')
    await decide([first], 1)
    await toldOfDecisions(product, invited)
    expect(await reasonFor(invited)).toBeNull()
  })

  test('leave out whoever has withdrawn meanwhile', async () => {
    const [first = saltbush] = people
    await product.as(first).send(contractorJobs.withdraw, { jobId: job.id })

    expect(await decide(ids, 1)).toMatchObject({ decided: 2 })
    expect(await standings()).toEqual([undefined, 1, 1])
  })

  test('of which none is there any more, or an own one, are not found', async () => {
    const other = await aCompany(product)
    for (const wish of [() => decide(ids, 1, '', other), () => decide([randomUUID(), 'x'], 1)]) {
      expect(await refusalOf(wish())).toMatchObject({
        code: 'NOT_FOUND',
        message: expect.stringContaining('it was withdrawn'),
      })
    }
    expect(await standings()).toEqual([0, 0, 0])
  })

  test('that are another company’s stay as they are beside own ones', async () => {
    const other = await aCompany(product)
    const theirs = await aJobOf(product, other)
    const { id } = await anApplicationTo(product, theirs, people[0] ?? saltbush)

    expect(await decide([...ids, id], 2)).toMatchObject({ decided: 3 })
    const [row] = await product.as(other).send(applicants.list, { id: theirs.id, search: '' })
    expect(row).toMatchObject({ status: 0 })
  })

  test('have to be named, a hundred at most', async () => {
    const many = Array.from({ length: 101 }, () => ids[0] ?? '')
    for (const [named, told] of [
      [[], words.selectMember],
      [many, words.tooManyMembers],
    ] as const) {
      const refusal = await refusalOf(decide(named, 1))
      expect(refusal).toMatchObject({ status: 422, fields: { applications: told } })
    }
    expect(await standings()).toEqual([0, 0, 0])
  })

  test('decided in opposite orders by two windows at once end in one of both decisions', async () => {
    for (let round = 0; round < 10; round += 1) {
      await decide(ids, 0)
      await codesOf([decide(ids, 1), decide(ids.toReversed(), 2)])
      const [first] = await standings()
      expect(await standings()).toEqual([first, first, first])
    }
  })
})
