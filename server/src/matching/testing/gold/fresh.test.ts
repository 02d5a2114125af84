import { describe, expect, test } from 'vitest'
import { goldPeople, goldPostings } from './gold.ts'
import { gradeOf } from './grade.ts'
import type { Grade } from './grade.ts'
import { partOf } from './parts.ts'
import { readRelated } from './related.ts'
import { jobOf, personOf } from './told.ts'

const { postings, people } = partOf('fresh')
const related = readRelated()

const gradesOf = new Map(
  postings.map(({ id, wants }): [string, Grade[]] => [
    id,
    people.map(({ offers }) => gradeOf(wants, offers, related)),
  ]),
)

function postingsWhere(isSo: (grades: readonly Grade[]) => boolean): string[] {
  return [...gradesOf].filter(([, grades]) => isSo(grades)).map(([id]) => id)
}

describe('the fresh part', () => {
  test('has enough of both, each once, in words of its own', () => {
    expect(postings.length).toBeGreaterThanOrEqual(30)
    expect(people.length).toBeGreaterThanOrEqual(100)
    const written = [...postings, ...people, ...goldPostings(), ...goldPeople()]
    expect(new Set(written.map(({ id }) => id)).size).toBe(written.length)
    expect(new Set(written.map(({ text }) => text)).size).toBe(written.length)
  })

  test('lends nobody to the halves', () => {
    const halves = [partOf('open'), partOf('aside')]
    const inHalves = halves.flatMap((half) => [...half.postings, ...half.people])
    const fresh = new Set([...postings, ...people].map(({ id }) => id))
    expect(inHalves.length).toBe(goldPostings().length + goldPeople().length)
    expect(inHalves.filter(({ id }) => fresh.has(id))).toEqual([])
  })

  test('has every grade for every posting', () => {
    for (const grade of [0, 1, 2, 3] as const)
      expect(postingsWhere((grades) => !grades.includes(grade))).toEqual([])
  })

  test('has at least three people for every posting who could do it', () => {
    const lonely = postingsWhere((grades) => grades.filter((grade) => grade >= 2).length < 3)
    expect(lonely).toEqual([])
  })

  test('has near misses: whoever could be asked is more often short of something than not', () => {
    const grades = [...gradesOf.values()].flat()
    const often = (wanted: Grade) => grades.filter((grade) => grade === wanted).length
    expect(often(2)).toBeGreaterThan(often(3))
    expect(often(1)).toBeGreaterThan(often(2))
  })
})

describe('what it is labelled', () => {
  const key = /^[a-z0-9]+(-[a-z0-9]+)*$/

  test('is whole years, and papers by their keys', () => {
    for (const { id, wants } of postings) {
      expect(Number.isInteger(wants.years) && wants.years >= 0, id).toBe(true)
      expect(wants.needs.filter((need) => !key.test(need))).toEqual([])
    }
    for (const { id, offers } of people) {
      expect(offers.work.length, id).toBeGreaterThan(0)
      expect(offers.has.filter((paper) => !key.test(paper))).toEqual([])
      for (const { years, yearsAgo } of offers.work) {
        expect(Number.isInteger(years) && years >= 0, id).toBe(true)
        expect(Number.isInteger(yearsAgo) && yearsAgo >= 0, id).toBe(true)
        expect(years + yearsAgo, id).toBeLessThan(50)
      }
    }
  })

  test('asks for no paper that nobody has', () => {
    const held = new Set(people.flatMap(({ offers }) => [...related.allOf(offers.has)]))
    const asked = postings.flatMap(({ wants }) => wants.needs)
    expect(asked.filter((need) => !held.has(need))).toEqual([])
  })

  test('stands beside what forms would hold', () => {
    for (const posting of postings) {
      const { title, lat, lng, start, pay } = jobOf(posting)
      expect(title, posting.id).not.toBe('')
      expect(lat < -10 && lat > -44 && lng > 112 && lng < 154, posting.id).toBe(true)
      expect(start, posting.id).not.toBeNaN()
      expect(pay === null || pay.rate > 0, posting.id).toBe(true)
    }
    for (const person of people) {
      const { availability } = personOf(person)
      const saysNone = person.fields.get('availability') === 'none'
      expect(availability === null, person.id).toBe(saysNone)
    }
  })
})
