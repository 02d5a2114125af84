import { readFileSync } from 'node:fs'
import { visaOptions, workArrangements, workTypes } from '@headframe/wire'
import { describe, expect, test } from 'vitest'
import { readPackagedTable } from '../../../packaged/packaged-table.ts'
import { readRoster } from '../../../domain/roster/read-roster.ts'
import { readFacts } from '../../../resumes/facts/read-facts.ts'
import { typedResume } from '../../../resumes/testing/typed-resume.ts'
import { freshPeople, freshPostings, goldPeople, goldPostings, listIn } from './gold.ts'
import type { Written } from './gold.ts'
import { gradeOf } from './grade.ts'
import { partOf } from './parts.ts'
import { readRelated } from './related.ts'

const postings = goldPostings()
const people = goldPeople()
const related = readRelated()
const allPostings = [...postings, ...freshPostings()]
const allPeople = [...people, ...freshPeople()]
const everybody = [...allPostings, ...allPeople]

/** Of industries and roles, as an installation is first filled with them. */
const reference = readFileSync(
  new URL('../../../../migrations/0002_reference.sql', import.meta.url),
  'utf8',
)

function valuesOf(key: string, of: typeof everybody = everybody): string[] {
  return of.flatMap(({ fields }) => fields.get(key) ?? [])
}

function idsOf(of: readonly Written[]): string[] {
  return of.map(({ id }) => id)
}

describe('the gold set', () => {
  test('has enough of both, each once', () => {
    expect(postings.length).toBeGreaterThanOrEqual(60)
    expect(people.length).toBeGreaterThanOrEqual(200)
    expect(new Set(everybody.map(({ id }) => id)).size).toBe(everybody.length)
  })

  test('names roles, industries, visas and kinds of jobs as the product does', () => {
    const named = [...valuesOf('role'), ...valuesOf('industry')].filter((name) => name !== 'none')
    const unknown = named.filter((name) => !reference.includes(`'${name.replaceAll("'", "''")}'`))
    expect(unknown).toEqual([])
    expect(visaOptions).toEqual(expect.arrayContaining([...new Set(valuesOf('visa'))]))
    const arrangements = valuesOf('wish-arrangements').flatMap(listIn)
    const types = valuesOf('wish-work-types').flatMap(listIn)
    expect(workArrangements).toEqual(
      expect.arrayContaining([...arrangements, ...valuesOf('work_arrangement')]),
    )
    expect(workTypes).toEqual(expect.arrayContaining([...types, ...valuesOf('work_type')]))
  })

  test('labels only work that the table of near work knows', () => {
    const kinds = [
      ...allPostings.map(({ wants }) => wants.work),
      ...allPeople.flatMap(({ offers }) => offers.work.map(({ kind }) => kind)),
    ]
    expect([...new Set(kinds)].filter((kind) => !related.kinds.has(kind))).toEqual([])
  })

  test('has people who live where there is a place of that name', () => {
    const places = readPackagedTable('localities.tsv', ['name', 'state'])
    const known = new Set(places.map(({ name, state }) => `${name} ${state}`))
    const homes = allPeople.map(({ fields }) => `${fields.get('suburb')} ${fields.get('state')}`)
    expect(homes.filter((home) => !known.has(home))).toEqual([])
  })

  test('says of a roster what the roster is', () => {
    const wrong = allPostings.filter(({ fields }) => {
      const roster = readRoster(fields.get('roster') ?? '')
      const said = roster ? `${roster.on}/${roster.off}` : 'unreadable'
      return said !== fields.get('gold-roster')
    })
    expect(wrong.map(({ fields }) => fields.get('roster'))).toEqual([])
    const wishes = valuesOf('wish-rosters').flatMap(listIn)
    expect(wishes.filter((wish) => !readRoster(wish))).toEqual([])
  })

  test('has resumes whose jobs are read, but for a few that are written oddly', () => {
    const asOf = new Date('2026-11-25T00:00:00Z')
    const read = people.filter(({ text }) => readFacts(typedResume(text), { asOf }).jobs.length > 0)
    expect(read.length).toBeGreaterThanOrEqual(people.length * 0.95)
  })

  test('has somebody who fits for every posting', () => {
    const unmet = postings.filter(({ wants }) =>
      people.every(({ offers }) => gradeOf(wants, offers, related) < 3),
    )
    expect(unmet.map(({ id }) => id)).toEqual([])
  })

  test('is cut in two halves that share nobody', () => {
    const open = partOf('open').people
    const aside = partOf('aside').people
    expect(open.length - aside.length).toBeLessThanOrEqual(1)
    expect(idsOf([...open, ...aside]).toSorted()).toEqual(idsOf(people).toSorted())
  })
})
