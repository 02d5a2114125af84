import { readFileSync } from 'node:fs'

export const checkKeys = [
  'work_rights',
  'start_date',
  'rate',
  'roster',
  'location',
  'work_type',
] as const
export type CheckKey = (typeof checkKeys)[number]

const results = ['pass', 'fail', 'unknown'] as const
type Result = (typeof results)[number]

/** When the pairs are checked, and when everybody said how soon they are free. */
export const checkedAt = new Date('2026-11-25T00:00:00Z')
export const saidAt = new Date('2026-11-20T00:00:00Z')

interface CheckedPair {
  readonly posting: string
  readonly person: string
  /** Nothing where the rules leave it open. */
  readonly expected: ReadonlyMap<CheckKey, Result>
}

export function goldChecks(): CheckedPair[] {
  return readFileSync(new URL('checks.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [posting = '', person = '', ...said] = line.split(' ')
      const expected = new Map<CheckKey, Result>()
      for (const [index, key] of checkKeys.entries()) {
        const result = results.find((one) => one === said[index])
        if (result) expected.set(key, result)
      }
      return { posting, person, expected }
    })
}
