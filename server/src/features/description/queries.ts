import { descriptionDeclined } from '@headframe/wire'
import type { Writing } from '../../db/open.ts'

/** Answers false when none is wanted any more. */
export async function keepDescription(
  db: Writing,
  contractorId: string,
  description: string,
): Promise<boolean> {
  const kept = await db
    .updateTable('contractor')
    .set({ ai_description: description })
    .where('id', '=', contractorId)
    .where('ai_description', 'is distinct from', descriptionDeclined)
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

/** Also takes back that none is wanted. */
export async function clearDescription(db: Writing, contractorId: string): Promise<void> {
  await db
    .updateTable('contractor')
    .set({ ai_description: null })
    .where('id', '=', contractorId)
    .execute()
}
