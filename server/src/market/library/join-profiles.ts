import { sql } from 'kysely'
import type { Writing } from '../../db/open.ts'
import { settleProfiles } from './settle-profiles.ts'

interface Pair {
  /** The contractor's own, or else the older. */
  readonly stays: string
  readonly goes: string
}

/**
 * Two profiles become one person: notes, benches and resumes of the one that goes stand with the one that
 * stays, and know whence they came. Its hash answers as the other's.
 */
export async function joinProfiles(db: Writing, { stays, goes }: Pair, now: Date): Promise<void> {
  const cameFrom = { profile_id: stays, came_from: goes }
  await db.updateTable('profile_note').set(cameFrom).where('profile_id', '=', goes).execute()
  await db.updateTable('upload').set(cameFrom).where('profile_id', '=', goes).execute()
  // Its own places stay as they are; nobody sees them while it is joined.
  await db
    .insertInto('bench_member')
    .columns(['bench_id', 'profile_id', 'status', 'added_at', 'came_from'])
    .expression(
      db
        .selectFrom('bench_member')
        .select(['bench_id', sql<string>`${stays}::uuid`.as('profile_id'), 'status', 'added_at'])
        .select(sql<string>`${goes}::uuid`.as('came_from'))
        .where('profile_id', '=', goes),
    )
    .onConflict((conflict) => conflict.columns(['bench_id', 'profile_id']).doNothing())
    .execute()
  // Whoever was joined to the one that goes is joined to the one that stays.
  await db
    .updateTable('profile')
    .set({ joined_into: stays })
    .where((profile) => profile.or([profile('id', '=', goes), profile('joined_into', '=', goes)]))
    .execute()
  await settleProfiles(db, [stays], now)
}

/**
 * Before a contractor is erased: whoever was joined to them is by themselves again, with what they had
 * brought along. What staff wrote about the joined person since then goes with the contractor.
 */
export async function partFromContractor(
  db: Writing,
  contractorId: string,
  now: Date,
): Promise<void> {
  const joined = await db
    .selectFrom('profile')
    .innerJoin('profile as copy', 'copy.id', 'profile.joined_into')
    .select(['profile.id', 'copy.id as copy_id'])
    .where('copy.contractor_id', '=', contractorId)
    .forUpdate()
    .execute()
  const [first] = joined
  if (!first) return
  const ids = sql<string>`any(${joined.map(({ id }) => id)}::uuid[])`
  const back = { profile_id: sql<string>`came_from`, came_from: null }
  await db.updateTable('profile_note').set(back).where('came_from', '=', ids).execute()
  await db.updateTable('upload').set(back).where('came_from', '=', ids).execute()
  await takeStandingBack(db, ids, first.copy_id)
  await db.updateTable('profile').set({ joined_into: null }).where('id', '=', ids).execute()
  await settleProfiles(
    db,
    joined.map(({ id }) => id),
    now,
  )
}

/** They stand on a bench as the joined person stands on it; where that one was taken off, they are off too. */
async function takeStandingBack(
  db: Writing,
  ids: ReturnType<typeof sql<string>>,
  copyId: string,
): Promise<void> {
  await sql`
    update bench_member as own set status = joined.status
    from bench_member as joined
    where own.profile_id = ${ids} and joined.profile_id = ${copyId} and joined.bench_id = own.bench_id`.execute(
    db,
  )
  await sql`
    delete from bench_member as own
    where own.profile_id = ${ids} and not exists (
      select from bench_member as joined
      where joined.profile_id = ${copyId} and joined.bench_id = own.bench_id
    )`.execute(db)
}
