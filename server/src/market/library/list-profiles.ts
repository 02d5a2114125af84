import { sql } from 'kysely'
import type { MemberOrder, StaffProfile } from '@headframe/wire'
import { sizes } from '@headframe/wire'
import { pageOf } from '../../kit/paging.ts'
import type { Page, Part } from '../../kit/paging.ts'
import { shorterWay } from '../../kit/search-ways.ts'
import type { Way } from '../../kit/search-ways.ts'
import { everybody, isEverybody } from '../people/people-search.ts'
import { countProfiles } from './profile-counts.ts'
import type { Asking } from './profile-counts.ts'
import { showProfiles } from './profile-rows.ts'
import { hitDepths } from './profile-words.ts'
import { withHits } from './search-hits.ts'
import { inScope } from './profile-scope.ts'
import type { Scope } from './profile-scope.ts'

export interface InOrder {
  readonly sortField?: MemberOrder | undefined
  readonly sortOrder?: 'asc' | 'desc'
}

/** Whoever wishes for no page gets the first. */
export function pageOfProfiles(
  asking: Asking,
  scope: Scope,
  { page = 1, ...order }: InOrder & { readonly page?: number | undefined },
): Promise<Page<StaffProfile>> {
  return pageOf({ page }, sizes.pageSize, {
    count: () => countProfiles(asking, scope),
    rows: (part) => listProfiles(asking, scope, order, part),
  })
}

/** Some of a list, in its order. Who has no value comes after all others, in both directions. */
export async function listProfiles(
  asking: Asking,
  scope: Scope,
  order: InOrder,
  part: Part,
): Promise<StaffProfile[]> {
  const ids =
    order.sortField === 'fit'
      ? await listByFit(asking, scope, part)
      : await listInOrder(asking, scope, order, part)
  const people = await showProfiles(asking.db, ids, asking.now, scope.onBench)
  return withHits(asking.db, people, ids, scope.search.choices)
}

/**
 * Whom the search means before whom it only finds, each of them the newest first. They are lists of their own,
 * one after the other, so that a page looks no further than it reaches.
 */
async function listByFit(asking: Asking, scope: Scope, { limit, offset }: Part): Promise<string[]> {
  if (scope.search.choices.length === 0) return listInOrder(asking, scope, {}, { limit, offset })
  const ids: string[] = []
  let before = 0
  for (const [at, hitAt] of hitDepths.entries()) {
    const some = { ...scope, hitAt, notHitAt: hitDepths[at - 1] }
    const count = await countProfiles(asking, some)
    const part = { limit: limit - ids.length, offset: Math.max(0, offset - before) }
    if (part.offset < count) ids.push(...(await listInOrder(asking, some, {}, part)))
    if (ids.length === limit) break
    before += count
  }
  return ids
}

async function listInOrder(
  asking: Asking,
  scope: Scope,
  order: InOrder,
  part: Part,
): Promise<string[]> {
  const way = await wayThrough(asking, scope, part)
  const known = await listIds(asking, scope, order, part, way)
  const missing = part.limit - known.length
  const unknown =
    missing > 0
      ? await listWithoutValue(asking, scope, order, { ...part, limit: missing }, way)
      : []
  return [...known, ...unknown]
}

async function wayThrough(asking: Asking, scope: Scope, part: Part): Promise<Way> {
  if (isEverybody(scope.search) || scope.onBench !== undefined) return 'along the list'
  const found = await countProfiles(asking, scope)
  const whole = await countProfiles(asking, { ...scope, search: everybody })
  return shorterWay({ found, whole }, part)
}

async function listIds(
  { db }: Asking,
  scope: Scope,
  order: InOrder,
  { limit, offset }: Part,
  way: Way,
): Promise<string[]> {
  const [value, direction] = valueOf(order)
  const found = inScope(db, scope, way)
    .where(value, 'is not', null)
    .select(['profile.id', value.as('value')])
    // What stands behind an offset is done by itself, and not in the order of the list.
    .$if(way === 'by index', (few) => few.offset(0))
  const rows = await db
    .selectFrom(found.as('profile'))
    .select('id')
    .orderBy('value', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ id }) => id)
}

async function listWithoutValue(
  { db }: Asking,
  scope: Scope,
  order: InOrder,
  { limit, offset }: Part,
  way: Way,
): Promise<string[]> {
  const [value, direction] = valueOf(order)
  const { count } = await inScope(db, scope, way)
    .where(value, 'is not', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await inScope(db, scope, way)
    .where(value, 'is', null)
    .select('profile.id')
    .orderBy('profile.id', direction)
    .limit(limit)
    .offset(Math.max(0, offset - count))
    .execute()
  return rows.map(({ id }) => id)
}

function valueOf({ sortField = 'parse_timestamp', sortOrder = 'desc' }: InOrder) {
  return [sql.ref(columns[sortField]), sortOrder] as const
}

const columns = {
  full_name: 'profile.name_order',
  updated_total_experience: 'profile.months_today',
  updated_experience_company: 'profile.company_months_today',
  loyalty: 'profile.loyalty_months',
  total_companies: 'profile.total_companies',
  salary: 'profile.salary',
  rate: 'profile.rate',
  sortingAvailability: 'profile.free_from',
  phone: 'profile.phone',
  email: 'profile.email',
  // Among those who fit alike.
  fit: 'profile.parsed_at',
  parse_timestamp: 'profile.parsed_at',
  member_since: 'member.added_at',
} as const satisfies Record<MemberOrder, string>
