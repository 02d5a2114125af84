import { inOneTransaction } from '../db/call-transaction.ts'
import type { Writing } from '../db/open.ts'
import { addProfile } from '../market/library/add-profile.ts'
import type { NewProfile } from '../market/library/add-profile.ts'
import { settleProfiles } from '../market/library/settle-profiles.ts'
import type { Behind } from './jobs.ts'
import type { Person } from './people.ts'

/** The account that a staff member works in. */
export async function staffAccountOf({ world }: Behind, { id }: Pick<Person, 'id'>) {
  const { staff_account_id } = await world.database.reading
    .selectFrom('staff_member')
    .select('staff_account_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return staff_account_id
}

/** Somebody in the library of a staff member's account. */
export async function aProfile(
  product: Behind,
  staff: Pick<Person, 'id'>,
  person: Partial<Omit<NewProfile, 'staffAccountId'>> = {},
): Promise<{ id: string; hash: string }> {
  const staffAccountId = await staffAccountOf(product, staff)
  const now = product.world.clock()
  return inOneTransaction(product.world.database, async (db) => {
    const added = await addProfile(db, { fullName: 'Casey Morgan', ...person, staffAccountId }, now)
    await settleProfiles(db, [added.id], now)
    return added
  })
}

/** A bench of a staff member's account, with those who are on it. */
export async function aBench(
  product: Behind,
  staff: Pick<Person, 'id'>,
  members: readonly { readonly id: string }[] = [],
): Promise<{ id: string; hash: string }> {
  const staffAccountId = await staffAccountOf(product, staff)
  const now = product.world.clock()
  return inOneTransaction(product.world.database, async (db) => {
    const bench = await db
      .insertInto('bench')
      .values({ staff_account_id: staffAccountId, name: 'Shutdown crew', created_at: now })
      .returning(['id', 'hash'])
      .executeTakeFirstOrThrow()
    for (const { id } of members) await insertMember(db, bench.id, id, now)
    return bench
  })
}

function insertMember(db: Writing, benchId: string, profileId: string, now: Date) {
  return db
    .insertInto('bench_member')
    .values({ bench_id: benchId, profile_id: profileId, status: 'Pending', added_at: now })
    .execute()
}

export async function aNoteOn(
  { world }: Behind,
  { id }: { readonly id: string },
  note: string,
): Promise<void> {
  const now = world.clock()
  await inOneTransaction(world.database, async (db) => {
    await db
      .insertInto('profile_note')
      .values({ profile_id: id, note, author_name: 'Robin Hale', written_at: now })
      .execute()
    await settleProfiles(db, [id], now)
  })
}

/** Has the marketplace's copy of a contractor stand in the account of a staff member. */
export async function moveCopyTo(
  product: Behind,
  staff: Pick<Person, 'id'>,
  contractor: Pick<Person, 'id'>,
): Promise<{ id: string; hash: string }> {
  const staff_account_id = await staffAccountOf(product, staff)
  return product.world.database.writing
    .updateTable('profile')
    .set({ staff_account_id })
    .where('contractor_id', '=', contractor.id)
    .returning(['id', 'hash'])
    .executeTakeFirstOrThrow()
}
