import { describe, expect, test } from 'vitest'
import { matchesRoster } from '../../../domain/roster/roster.ts'
import { readRoster } from '../../../domain/roster/read-roster.ts'
import { checkKeys, checkedAt, goldChecks, saidAt } from './checks.ts'
import { goldPeople, goldPostings } from './gold.ts'
import { jobOf, personOf } from './told.ts'

const jobs = new Map(goldPostings().map((posting) => [posting.id, jobOf(posting)]))
const people = new Map(goldPeople().map((person) => [person.id, personOf(person)]))
const pairs = goldChecks().flatMap(({ posting, person, expected }) => {
  const [job, who] = [jobs.get(posting), people.get(person)]
  return job && who ? [{ id: `${posting} ${person}`, job, who, expected }] : []
})

describe('the checked pairs', () => {
  test('are many, of postings and people that there are, each once', () => {
    expect(pairs.length).toBe(goldChecks().length)
    expect(pairs.length).toBeGreaterThanOrEqual(300)
    expect(new Set(pairs.map(({ id }) => id)).size).toBe(pairs.length)
    expect(saidAt.getTime()).toBeLessThan(checkedAt.getTime())
  })

  test.each(checkKeys)('know every result of %s', (key) => {
    const results = new Set(pairs.map(({ expected }) => expected.get(key)))
    expect([...results]).toEqual(expect.arrayContaining(['pass', 'fail', 'unknown']))
  })

  test('are written after what postings and people say', () => {
    for (const { id, job, who, expected } of pairs) {
      const { rosters, evenTimeOrBetter, workTypes } = who.wishes
      const types: readonly string[] = workTypes
      if (types.length === 0) expect(expected.get('work_type'), id).toBe('unknown')
      else expect(expected.get('work_type') === 'pass', id).toBe(types.includes(job.workType))
      if (job.rateCategory !== 'custom_rate') expect(expected.get('rate'), id).toBe('unknown')
      if (who.availability === null) expect(expected.get('start_date'), id).toBe('unknown')

      const roster = readRoster(job.roster)
      if (!roster || expected.get('roster') !== 'pass') continue
      const wished = rosters.flatMap((typed) => readRoster(typed) ?? [])
      const isWished = wished.some(({ on, off }) => on === roster.on && off === roster.off)
      expect(wished.length === 0 || isWished, id).toBe(true)
      expect(!evenTimeOrBetter || matchesRoster(roster, 'even'), id).toBe(true)
    }
  })
})
