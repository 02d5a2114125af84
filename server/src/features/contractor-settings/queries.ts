import { descriptionDeclined } from '@headframe/wire'
import { sql } from 'kysely'
import type { Writing } from '../../db/open.ts'
import { changeDescription } from '../../market/people/description.ts'

/** Of two pictures that come at once, the second waits here and then replaces the first. */
export function lockPicture(db: Writing, contractorId: string) {
  return db
    .selectFrom('contractor')
    .select('photo_hash')
    .where('id', '=', contractorId)
    .forUpdate()
    .executeTakeFirst()
}

export async function showPicture(
  db: Writing,
  contractorId: string,
  picture: { hash: string; extension: string },
): Promise<void> {
  await db
    .updateTable('contractor')
    .set({ photo_hash: picture.hash, photo_extension: picture.extension })
    .where('id', '=', contractorId)
    .execute()
}

export async function declineDescription(db: Writing, contractorId: string): Promise<void> {
  await changeDescription(db, contractorId, { text: descriptionDeclined }).execute()
}

export function setSharing(db: Writing, contractorId: string, isShared: boolean) {
  return db
    .updateTable('contractor')
    .set({ is_shared: isShared })
    .where('id', '=', contractorId)
    .returning(['is_shared', 'share_id'])
    .executeTakeFirst()
}

export function makeShareLink(db: Writing, contractorId: string) {
  return db
    .updateTable('contractor')
    .set({ share_id: sql`gen_random_uuid()` })
    .where('id', '=', contractorId)
    .returning(['is_shared', 'share_id'])
    .executeTakeFirst()
}
