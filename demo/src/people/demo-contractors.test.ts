import { describe, expect, test } from 'vitest'
import { reference, visaOptions } from '@headframe/wire'
import { readPackagedPlaces } from '@headframe/server/src/adapters/geocoder/packaged-places.ts'
import { aProduct } from '@headframe/server/src/testing/product.ts'
import { demoSignIns } from '@headframe/server/src/demo/sign-ins.ts'
import { allCrafts } from './crafts/all-crafts.ts'
import { demoContractors } from './demo-contractors.ts'
import { indexOf, monthOf } from './month.ts'

const now = new Date('2026-11-21T03:00:00Z')
const contractors = demoContractors(150, { now })

test('the first one is the demo’s sign-in, with a whole profile', () => {
  const [first] = contractors

  expect(first?.person).toMatchObject({
    firstName: 'Casey',
    lastName: 'Morgan',
    email: demoSignIns.contractor.email,
  })
  expect(first).toMatchObject({ industryId: 1, sharesProfile: true })
  expect(first?.person.jobs[0]?.end).toBeUndefined()
})

test('everybody answers each question of their role', async () => {
  const { send } = await aProduct()

  for (const { roleId, answers } of allCrafts) {
    const questions = await send(reference.questions, { roleId })
    expect(answers, `role ${roleId}`).toHaveLength(questions.length)
  }
  for (const { roleId, answers } of contractors.slice(0, 30)) {
    const questions = await send(reference.questions, { roleId })
    expect(answers.map(({ questionId }) => questionId)).toEqual(questions.map(({ id }) => id))
    expect(answers.every(({ response }) => response.length > 1)).toBe(true)
  }
})

describe('the people', () => {
  test('are the same each time, and others with another seed', () => {
    expect(demoContractors(20, { now })).toEqual(contractors.slice(0, 20))
    const others = demoContractors(20, { now, seed: 'others' })
    expect(others.slice(1).map(({ person }) => person.email)).not.toEqual(
      contractors.slice(1, 20).map(({ person }) => person.email),
    )
  })

  test('come from all industries and most roles', () => {
    expect(new Set(contractors.map(({ industryId }) => industryId)).size).toBe(10)
    expect(new Set(contractors.map(({ roleId }) => roleId)).size).toBeGreaterThan(80)
  })

  test('have addresses of their own, and telephones that nobody has', () => {
    const addresses = contractors.map(({ person }) => person.email)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(contractors.every(({ person }) => /^\+6149157\d{4}$/.test(person.phone))).toBe(true)
  })

  test('live in places that exist', () => {
    const labels = new Set(readPackagedPlaces().map(({ label }) => label))
    for (const { person } of contractors) {
      const { suburb, state, postcode } = person.home
      expect(labels).toContain(`${suburb} ${state} ${postcode}`)
    }
  })

  test('give every answer about visas and availability', () => {
    expect(new Set(contractors.map(({ visaStatus }) => visaStatus))).toEqual(new Set(visaOptions))
    const choices = contractors.map(({ availability }) =>
      availability > 1 ? 'a day' : availability,
    )
    expect(new Set(choices)).toEqual(new Set([0.1, 0.2, 0.5, 1, 'a day']))
    expect(contractors.every(hasDayAheadIfAny)).toBe(true)
  })

  test('came in the last four months, many of them in the last', () => {
    const days = contractors.map(
      ({ createdAt }) => (now.getTime() - createdAt.getTime()) / 86_400_000,
    )
    expect(Math.max(...days)).toBeLessThan(121)
    expect(days.filter((age) => age <= 30).length).toBeGreaterThan(50)
  })
})

test('jobs follow one another back to the first, and none begins after its resume was written', () => {
  for (const { person, createdAt } of contractors) {
    const starts = person.jobs.map(({ start }) => indexOf(start))
    expect(starts).toEqual(starts.toSorted((a, b) => b - a))
    expect(starts[0]).toBeLessThanOrEqual(indexOf(monthOf(createdAt)))
    expect(person.jobs.filter(({ end }) => end === undefined).length).toBeLessThanOrEqual(1)
    for (const { start, end } of person.jobs) {
      expect(end === undefined || indexOf(end) >= indexOf(start)).toBe(true)
    }
  }
})

function hasDayAheadIfAny({ availability }: (typeof contractors)[number]): boolean {
  return availability <= 1 || availability * 1000 > now.getTime()
}
