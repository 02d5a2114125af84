import type { Work } from '../employers.ts'

/**
 * What people of a role do, know and say. Texts are patterns for `say`; they may use {years},
 * {site}, {employer}, {town}, {city}, {state}, {until} and {lately}.
 */
export interface Craft {
  readonly roleId: number
  /** Titles from the first job to the last. */
  readonly ladder: readonly string[]
  /** Nobody with fewer years of work is called that; none where people begin. */
  readonly leastYears?: number
  /** Dollars an hour, at the beginning and after a long time. */
  readonly pay: readonly [number, number]
  readonly works: readonly Work[]
  readonly duties: readonly string[]
  readonly skills: readonly string[]
  readonly tickets: readonly string[]
  /** What was studied. A degree is finished before the first job, a trade during it. */
  readonly study: readonly string[]
  readonly wishes: readonly string[]
  /** One for each question of the role, in the order in which they are asked. */
  readonly answers: readonly string[]
}
