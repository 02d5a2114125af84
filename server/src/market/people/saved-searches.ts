import type { AlertFrequency, SavedSearch, savedSearches, SavedWish } from '@headframe/wire'
import type { OutputOf } from '@headframe/wire'
import { savedSearchMail } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import { instantOf } from '../../domain/instants.ts'

export type SavedSearchRow = Awaited<
  ReturnType<ReturnType<typeof savedSearchesOf>['execute']>
>[number]

export function savedSearchesOf(db: Reading, contractorId: string) {
  return (
    db
      .selectFrom('saved_search')
      .select(['id', 'name', 'frequency', 'wish', 'keys', 'saved_at'])
      .where('contractor_id', '=', contractorId)
      // The database takes no other frequency, and wishes come from the wire alone.
      .$narrowType<{ frequency: AlertFrequency; wish: SavedWish }>()
  )
}

/** Somebody's saved searches, the last saved first, and whether their mails are on at all. */
export async function findSavedSearches(
  db: Reading,
  contractorId: string,
): Promise<OutputOf<typeof savedSearches.list>> {
  const rows = await savedSearchesOf(db, contractorId)
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .execute()
  return {
    searches: rows.map(savedSearchAsTold),
    mails_on: await areMailsOn(db, contractorId),
  }
}

export function savedSearchAsTold({
  saved_at,
  keys: _keys,
  ...search
}: SavedSearchRow): SavedSearch {
  return { ...search, saved_date: instantOf(saved_at) }
}

async function areMailsOn(db: Reading, contractorId: string): Promise<boolean> {
  const off = await db
    .selectFrom('mail_switched_off')
    .select('preference')
    .where('account_id', '=', contractorId)
    .where('preference', '=', savedSearchMail)
    .executeTakeFirst()
  return off === undefined
}
