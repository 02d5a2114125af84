import { sql } from 'kysely'
import type { ContractorDraft } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import { isUuid } from '../../kit/uuids.ts'

export async function isEmailTaken(db: Reading, email: string): Promise<boolean> {
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('audience', '=', 'contractor')
    .where('email', '=', email)
    .executeTakeFirst()
  return account !== undefined
}

// It was written by a call of ours, as an object.
const draftColumns = ['id', 'step', sql<ContractorDraft['data']>`data`.as('data')] as const

export function insertDraft(
  db: Writing,
  { data, step, now }: { data: ContractorDraft['data']; step: number; now: Date },
): Promise<ContractorDraft> {
  return db
    .insertInto('registration_draft')
    .values({ audience: 'contractor', data: JSON.stringify(data), step, saved_at: now })
    .returning(draftColumns)
    .executeTakeFirstOrThrow()
}

export async function findDraft(
  db: Reading,
  id: string,
  since: Date,
): Promise<ContractorDraft | undefined> {
  if (!isUuid(id)) return undefined
  return db
    .selectFrom('registration_draft')
    .select(draftColumns)
    .where('id', '=', id)
    .where('audience', '=', 'contractor')
    .where('saved_at', '>', since)
    .executeTakeFirst()
}

interface DraftChange {
  readonly kept: ContractorDraft['data']
  readonly gone: readonly string[]
  readonly step: number | undefined
  readonly now: Date
  readonly since: Date
}

/** Merges field by field in one statement, so that two devices at once lose nothing of each other. */
export function changeDraft(
  db: Writing,
  id: string,
  { kept, gone, step, now, since }: DraftChange,
): Promise<ContractorDraft | undefined> {
  return db
    .updateTable('registration_draft')
    .set({
      data: sql`(data || ${JSON.stringify(kept)}::jsonb) - ${[...gone]}::text[]`,
      step,
      saved_at: now,
    })
    .where('id', '=', id)
    .where('audience', '=', 'contractor')
    .where('saved_at', '>', since)
    .returning(draftColumns)
    .executeTakeFirst()
}

/** An id that nothing has is nothing to remove. */
export async function removeDraft(db: Writing, id: string): Promise<void> {
  if (!isUuid(id)) return
  await db
    .deleteFrom('registration_draft')
    .where('id', '=', id)
    .where('audience', '=', 'contractor')
    .execute()
}
