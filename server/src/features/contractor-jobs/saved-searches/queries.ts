import { sql } from 'kysely'
import type { AlertFrequency, SavedWish } from '@headframe/wire'
import { savedSearchMail } from '@headframe/wire'
import type { Reading, Writing } from '../../../db/open.ts'
import { isUuid } from '../../../kit/uuids.ts'
import { savedSearchesOf } from '../../../market/people/saved-searches.ts'
import type { SavedSearchRow } from '../../../market/people/saved-searches.ts'

export interface KeptSearch {
  readonly name: string
  readonly frequency: AlertFrequency
  readonly wish: SavedWish
  readonly keys: readonly string[]
}

export async function findSavedSearch(
  db: Reading,
  contractorId: string,
  id: string,
): Promise<SavedSearchRow | undefined> {
  if (!isUuid(id)) return undefined
  return savedSearchesOf(db, contractorId).where('id', '=', id).executeTakeFirst()
}

/** Of all that would save a search for this person, one does at a time. */
export async function lockSearches(db: Writing, contractorId: string): Promise<void> {
  await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', contractorId)
    .forNoKeyUpdate()
    .execute()
}

/** The id of a saved search that asks for the same. */
export async function findAlike(
  db: Reading,
  contractorId: string,
  wish: SavedWish,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('saved_search')
    .select('id')
    .where('contractor_id', '=', contractorId)
    .where('wish_hash', '=', sql<string>`md5(${JSON.stringify(wish)}::jsonb::text)`)
    .executeTakeFirst()
  return found?.id
}

export async function countSavedSearches(db: Reading, contractorId: string): Promise<number> {
  const { count } = await db
    .selectFrom('saved_search')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('contractor_id', '=', contractorId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertSearch(
  db: Writing,
  contractorId: string,
  { name, frequency, wish, keys }: KeptSearch,
  now: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('saved_search')
    .values({
      contractor_id: contractorId,
      name,
      frequency,
      wish: JSON.stringify(wish),
      keys: [...keys],
      saved_at: now,
      since: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Since null, what was new to it stays so. */
export async function updateSearch(
  db: Writing,
  contractorId: string,
  id: string,
  { name, frequency, wish, keys }: KeptSearch,
  since: Date | null,
): Promise<void> {
  await db
    .updateTable('saved_search')
    .set({
      name,
      frequency,
      wish: JSON.stringify(wish),
      keys: [...keys],
      ...(since && { since }),
    })
    .where('id', '=', id)
    .where('contractor_id', '=', contractorId)
    .execute()
}

export async function deleteSearch(
  db: Writing,
  contractorId: string,
  id: string,
): Promise<boolean> {
  if (!isUuid(id)) return false
  const gone = await db
    .deleteFrom('saved_search')
    .where('id', '=', id)
    .where('contractor_id', '=', contractorId)
    .executeTakeFirst()
  return gone.numDeletedRows === 1n
}

/** What it found and nobody was told of yet. */
export async function forgetFinds(db: Writing, searchId: string): Promise<void> {
  await db.deleteFrom('search_find').where('search_id', '=', searchId).execute()
}

export async function moveFinds(db: Writing, searchId: string, dueAt: Date): Promise<void> {
  await db
    .updateTable('search_find')
    .set({ due_at: dueAt })
    .where('search_id', '=', searchId)
    .execute()
}

export async function findHomeState(db: Reading, contractorId: string): Promise<string | null> {
  const found = await db
    .selectFrom('contractor')
    .select('state')
    .where('id', '=', contractorId)
    .executeTakeFirst()
  return found?.state ?? null
}

export async function switchMails(db: Writing, contractorId: string, on: boolean): Promise<void> {
  if (on) {
    await db
      .deleteFrom('mail_switched_off')
      .where('account_id', '=', contractorId)
      .where('preference', '=', savedSearchMail)
      .execute()
  } else {
    await db
      .insertInto('mail_switched_off')
      .values({ account_id: contractorId, preference: savedSearchMail })
      .onConflict((known) => known.doNothing())
      .execute()
  }
}
