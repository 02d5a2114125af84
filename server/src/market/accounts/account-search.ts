import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { stateNames } from '../../adapters/geocoder/states.ts'
import type { Reading } from '../../db/open.ts'
import type { Part } from '../../kit/paging.ts'
import { remembering } from '../../kit/remembered.ts'
import { containing, wordTerms } from '../../kit/search.ts'
import { shorterWay } from '../../kit/search-ways.ts'
import type { World } from '../../kit/world.ts'
import { totalOf } from '../tallies.ts'

export interface Asking {
  readonly db: Reading
  readonly now: Date
  readonly world: Pick<World, 'database'>
}

/** Whom an administrator looks for among all of an audience. */
export interface Sought {
  readonly audience: 'company' | 'contractor'
  readonly terms: readonly string[]
}

/** Digits and what is written between them, as people write numbers. */
const number = /^\+?[\d\s().-]*$/
const fewestDigits = 6
/** With it or without: what follows is in either. */
const countryOrTrunk = /^(?:(?:00)?61|0)/

/** What has to occur; a telephone number or an ABN as one, however it is written. */
export function accountTerms(search: string): string[] {
  const digits = number.test(search.trim()) ? search.replaceAll(/\D/g, '') : ''
  return digits.length < fewestDigits
    ? lastMayGoOn(wordTerms(search), search)
    : [digits.replace(countryOrTrunk, '')]
}

/** "craig dun": half a name is enough, however short, where it is typed last and names no state. */
function lastMayGoOn(terms: string[], search: string): string[] {
  const last = terms.at(-1)
  const isMeantWhole =
    last === undefined ||
    search.trimEnd().endsWith('"') ||
    stateNames.has(last.trim().toUpperCase())
  return isMeantWhole ? terms : [...terms.slice(0, -1), last.trimEnd()]
}

/** So many found by their words are not counted with each page. */
const smallestRemembered = 1000
const countsOn = remembering<number>({ forMs: 10_000, most: 500 })

export async function countSought(asking: Asking, sought: Sought): Promise<number> {
  const { db, now, world } = asking
  if (sought.terms.length === 0) return totalOf(db, sought.audience)
  const remembered = countsOn(world.database)
  const key = JSON.stringify(sought)
  const known = remembered.find(key, now)
  if (known !== undefined) return known
  const { count } = await whoAre(db, sought)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= smallestRemembered) remembered.keep(key, count, now)
  return count
}

/** Newest first. */
export async function listSought(asking: Asking, sought: Sought, part: Part): Promise<string[]> {
  const found = await countSought(asking, sought)
  const whole = await totalOf(asking.db, sought.audience)
  const isGathered = sought.terms.length > 0 && shorterWay({ found, whole }, part) === 'by index'
  const rows = await asking.db
    .selectFrom(
      whoAre(asking.db, sought)
        .select(['account_id', 'created_at'])
        // What stands behind an offset is done by itself, and not in the order of the list.
        .$if(isGathered, (few) => few.offset(0))
        .as('found'),
    )
    .select('account_id')
    .orderBy('created_at', 'desc')
    .orderBy('account_id')
    .limit(part.limit)
    .offset(part.offset)
    .execute()
  return rows.map(({ account_id }) => account_id)
}

/** All of an audience of whom each of the terms is true. */
export function whoAre(db: Reading, { audience, terms }: Sought) {
  const everybody = db.selectFrom('account_words').where('audience', '=', audience)
  return terms.reduce(
    (some, term) => some.where(sql<SqlBool>`words like ${containing(term)}`),
    everybody,
  )
}
