import { levels } from './gold.ts'
import type { DoneWork, Offered, Wanted } from './gold.ts'
import type { Related } from './related.ts'

export type Grade = 0 | 1 | 2 | 3

/** Until so many years ago work counts as if it went on, and until so many it counts at all. */
const fresh = 2
const remembered = 8

/**
 * How relevant a person is to a posting, by the labels alone. Lacking are the needs, the years, the
 * level and freshness, each once.
 *
 *                     nothing lacks   one lacks   more lack   over eight years ago
 *   the same work           3             2           1                1
 *   near work               2             1           1                0
 *   the same family         1             1           1                0
 */
export function gradeOf(wanted: Wanted, offered: Offered, related: Related): Grade {
  const has = related.allOf(offered.has)
  const lacksNeeds = wanted.needs.some((need) => !has.has(need))
  const grades = offered.work.map((done) => gradeOfWork(wanted, done, lacksNeeds, related))
  return grades.reduce<Grade>((best, grade) => (grade > best ? grade : best), 0)
}

function gradeOfWork(wanted: Wanted, done: DoneWork, lacksNeeds: boolean, related: Related): Grade {
  const isSame = done.kind === wanted.work
  if (done.yearsAgo > remembered) return isSame ? 1 : 0

  const lacking = [
    lacksNeeds,
    done.years < wanted.years,
    Math.abs(levels.indexOf(done.level) - levels.indexOf(wanted.level)) > 1,
    done.yearsAgo > fresh,
  ].filter(Boolean).length
  if (isSame) return lacking === 0 ? 3 : lacking === 1 ? 2 : 1
  if (related.isNear(done.kind, wanted.work)) return lacking === 0 ? 2 : 1
  return related.isSameFamily(done.kind, wanted.work) ? 1 : 0
}
