import type { Insertable } from 'kysely'
import type { ProfileNote } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import type { Tables } from '../../db/tables.ts'
import { instantOf } from '../../domain/instants.ts'
import type { Part } from '../../kit/paging.ts'
import { removedBy } from '../../market/library/restorable.ts'

export async function findStaffName(db: Reading, staffId: string): Promise<string> {
  const { name } = await db
    .selectFrom('staff_member')
    .select('name')
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow()
  return name
}

export async function insertNote(
  db: Writing,
  note: Insertable<Tables['profile_note']>,
): Promise<string> {
  const { id } = await db
    .insertInto('profile_note')
    .values(note)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function countNotes(db: Reading, profileId: string): Promise<number> {
  const { count } = await db
    .selectFrom('profile_note')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('profile_id', '=', profileId)
    .executeTakeFirstOrThrow()
  return count
}

/** The newest first. */
export async function listNotes(
  db: Reading,
  profileId: string,
  { limit, offset }: Part,
): Promise<ProfileNote[]> {
  const rows = await db
    .selectFrom('profile_note')
    .select(['id', 'note', 'author_name as author', 'written_at'])
    .where('profile_id', '=', profileId)
    .orderBy('written_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ written_at, ...note }) => ({ ...note, timestamp: instantOf(written_at) }))
}

export async function markRemoved(
  db: Writing,
  profileId: string,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await db
    .updateTable('profile')
    .set({ removed_at: now, removed_by: by })
    .where('id', '=', profileId)
    .execute()
}

interface Removed {
  readonly staffAccountId: string
  readonly since: Date
}

/** Those who can still be had back. */
function removedFrom(db: Reading, { staffAccountId, since }: Removed) {
  return db
    .selectFrom('profile')
    .where('staff_account_id', '=', staffAccountId)
    .where('removed_at', '>', since)
    .where('joined_into', 'is', null)
}

export async function countRemoved(db: Reading, which: Removed): Promise<number> {
  const { count } = await removedFrom(db, which)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export function listRemovedRows(db: Reading, which: Removed, { limit, offset }: Part) {
  return removedFrom(db, which)
    .select(['hash', 'full_name', 'removed_at'])
    .select(removedBy.as('removed_by'))
    .orderBy('removed_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** Answers the id of whoever is back; nothing when it is too late, or nobody was removed. */
export async function takeBack(
  db: Writing,
  { staffAccountId, hash, since }: Removed & { readonly hash: string },
): Promise<string | undefined> {
  const row = await db
    .updateTable('profile')
    .set({ removed_at: null, removed_by: null })
    .where('hash', '=', hash)
    .where('staff_account_id', '=', staffAccountId)
    .where('removed_at', '>', since)
    .where('joined_into', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
