import { sql } from 'kysely'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Bench, BenchStats, MemberStatus } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import type { Tables } from '../../db/tables.ts'
import { instantOf } from '../../domain/instants.ts'
import type { Part } from '../../kit/paging.ts'
import { monthsSinceParse } from '../../market/library/profile-reading.ts'

interface Which {
  readonly staffAccountId: string
  readonly isArchived: boolean
}

function benchesOf(db: Reading, { staffAccountId, isArchived }: Which) {
  return db
    .selectFrom('bench')
    .where('staff_account_id', '=', staffAccountId)
    .where('archived_at', isArchived ? 'is not' : 'is', null)
}

export async function countBenches(db: Reading, which: Which): Promise<number> {
  const { count } = await benchesOf(db, which)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Newest first. */
export async function listBenchRows(
  db: Reading,
  which: Which,
  { limit, offset }: Part,
): Promise<Bench[]> {
  const rows = await benchesOf(db, which)
    .selectAll()
    .select(memberCounts.as('counts'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(shownOf)
}

export async function findBench(db: Reading, id: string): Promise<Bench> {
  const row = await db
    .selectFrom('bench')
    .selectAll()
    .select(memberCounts.as('counts'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return shownOf(row)
}

type Counts = Pick<Bench, 'total' | 'accepted' | 'pending' | 'declined'>

/** Whoever was removed, or joined to another, does not count. */
const memberCounts = sql<Counts>`(
  select jsonb_build_object(
    'total', count(*),
    'accepted', count(*) filter (where status = 'Accepted'),
    'pending', count(*) filter (where status = 'Pending'),
    'declined', count(*) filter (where status = 'Declined')
  )
  from bench_member join profile on profile.id = bench_member.profile_id
  where bench_member.bench_id = bench.id
    and profile.removed_at is null and profile.joined_into is null
)`

function shownOf({ counts, ...row }: Selectable<Tables['bench']> & { counts: Counts }): Bench {
  return {
    talent_pool_hash: row.hash,
    name: row.name,
    location: row.location,
    description: row.description,
    tags: row.tags,
    archived: row.archived_at !== null,
    ...counts,
    creation_date: instantOf(row.created_at),
  }
}

/** Over the members who have the value. */
export async function findStats(db: Reading, benchId: string, now: Date): Promise<BenchStats> {
  const monthsSince = sql`case when is_employed then ${monthsSinceParse(now)} else 0 end`
  const means = await db
    .selectFrom('bench_member')
    .innerJoin('profile', 'profile.id', 'bench_member.profile_id')
    .select([
      mean(sql`salary`, 2).as('avgSalary'),
      mean(sql`rate`, 2).as('avgRate'),
      mean(sql`loyalty_months`, 0).as('avgLoyalty'),
      mean(sql`total_months + ${monthsSince}`, 0).as('avgExperience'),
      mean(sql`case when parsed_at is not null then total_companies end`, 1).as('avgCompany'),
    ])
    .where('bench_id', '=', benchId)
    .where('profile.removed_at', 'is', null)
    .where('profile.joined_into', 'is', null)
    .executeTakeFirstOrThrow()
  const { total, accepted, pending, declined } = await findBench(db, benchId)
  return {
    avgSalary: numberOrNull(means.avgSalary),
    avgRate: numberOrNull(means.avgRate),
    avgLoyalty: numberOrNull(means.avgLoyalty),
    avgExperience: numberOrNull(means.avgExperience),
    avgCompany: numberOrNull(means.avgCompany),
    total,
    accepted,
    pending,
    declined,
  }
}

function mean(value: ReturnType<typeof sql<number>>, decimals: number) {
  return sql<string | null>`round(avg(${value})::numeric, ${sql.lit(decimals)})`
}

function numberOrNull(value: string | null): number | null {
  return value === null ? null : Number(value)
}

export async function insertBench(db: Writing, values: Insertable<Tables['bench']>) {
  const { id } = await db
    .insertInto('bench')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateColumns(
  db: Writing,
  id: string,
  values: Updateable<Tables['bench']>,
): Promise<void> {
  if (Object.values(values).every((value) => value === undefined)) return
  await db.updateTable('bench').set(values).where('id', '=', id).execute()
}

interface Membership {
  readonly benchId: string
  readonly profileId: string
}

/** False for whoever is there already: they stay as they are. */
export async function insertMember(
  db: Writing,
  { benchId, profileId }: Membership,
  now: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('bench_member')
    .values({ bench_id: benchId, profile_id: profileId, status: 'Pending', added_at: now })
    .onConflict((conflict) => conflict.columns(['bench_id', 'profile_id']).doNothing())
    .returning('bench_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Answers how they stood; null where they were not in it. */
export async function deleteMember(
  db: Writing,
  { benchId, profileId }: Membership,
): Promise<MemberStatus | null> {
  const row = await db
    .deleteFrom('bench_member')
    .where('bench_id', '=', benchId)
    .where('profile_id', '=', profileId)
    .returning('status')
    .executeTakeFirst()
  // The database takes no others.
  return (row?.status as MemberStatus | undefined) ?? null
}

/** Whether they are on the bench, and until the call ends nobody takes them off. */
export async function isMember(db: Writing, { benchId, profileId }: Membership): Promise<boolean> {
  const row = await db
    .selectFrom('bench_member')
    .select('bench_id')
    .where('bench_id', '=', benchId)
    .where('profile_id', '=', profileId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function updateStatus(
  db: Writing,
  { benchId, profileId }: Membership,
  status: MemberStatus,
): Promise<void> {
  await db
    .updateTable('bench_member')
    .set({ status })
    .where('bench_id', '=', benchId)
    .where('profile_id', '=', profileId)
    .execute()
}

/** The ids of those who are on a bench, in the order of their hashes; who was joined to another is that one. */
export async function findMemberIds(
  db: Reading,
  benchId: string,
  hashes: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('profile as named')
    .innerJoin('profile', (join) =>
      join.on('profile.id', '=', sql<string>`coalesce(named.joined_into, named.id)`),
    )
    .innerJoin('bench_member as member', 'member.profile_id', 'profile.id')
    .select(['profile.id', 'named.hash'])
    .where('named.hash', '=', sql<string>`any(${hashes}::text[])`)
    .where('member.bench_id', '=', benchId)
    .where('profile.removed_at', 'is', null)
    .execute()
  const byHash = new Map(rows.map(({ id, hash }) => [hash, id]))
  return hashes.flatMap((hash) => byHash.get(hash) ?? [])
}
