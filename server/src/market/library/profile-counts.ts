import { sql } from 'kysely'
import type { Reading } from '../../db/open.ts'
import { foldingCounts } from '../../kit/folded-counts.ts'
import { remembering } from '../../kit/remembered.ts'
import type { World } from '../../kit/world.ts'
import { everybody, isEverybody } from '../people/people-search.ts'
import { inScope } from './profile-scope.ts'
import type { Scope } from './profile-scope.ts'

export interface Asking {
  readonly db: Reading
  readonly now: Date
  readonly world: Pick<World, 'database'>
}

/** So many found by their words are not counted with each page. */
const smallestRemembered = 1000
const countsOn = remembering<number>({ forMs: 30_000, most: 500 })

/** How many a list has. That of a whole account is kept; those who are found by words are counted by their index. */
export async function countProfiles({ db, now, world }: Asking, scope: Scope): Promise<number> {
  if (scope.onBench !== undefined) return countInScope(db, scope)
  if (isEverybody(scope.search)) return countAccount(db, scope)
  const remembered = countsOn(world.database)
  const key = JSON.stringify(scope)
  const known = remembered.find(key, now)
  if (known !== undefined) return known
  const count = await countInScope(db, scope)
  if (count >= smallestRemembered) remembered.keep(key, count, now)
  return count
}

async function countInScope(db: Reading, scope: Scope): Promise<number> {
  const { count } = await inScope(db, scope, 'by index')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

async function countAccount(db: Reading, { staffAccountId, notOnBench }: Scope): Promise<number> {
  const { count } = await db
    .selectFrom('profile_count')
    .select(sql<number>`coalesce(sum(change), 0)::integer`.as('count'))
    .where('staff_account_id', '=', staffAccountId)
    .executeTakeFirstOrThrow()
  if (notOnBench === undefined) return count
  return (
    count - (await countInScope(db, { staffAccountId, onBench: notOnBench, search: everybody }))
  )
}

export const foldProfileCounts = foldingCounts('profile_count', ['staff_account_id'])
