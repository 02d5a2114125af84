import { sql } from 'kysely'
import type { DraftData, RegistrationDraft } from '@headframe/wire'
import { lives, Refusal } from '@headframe/wire'
import type { Reading, Writing } from '../db/open.ts'
import { isUuid } from './uuids.ts'

/** Whose registration it is. One kind never sees the drafts of the other. */
type DraftAudience = 'contractor' | 'company'

// It was written by a call of ours, as an object.
const draftColumns = ['id', 'step', sql<DraftData>`data`.as('data')] as const

export function insertDraft(
  db: Writing,
  audience: DraftAudience,
  { data, step, now }: { data: DraftData; step: number; now: Date },
): Promise<RegistrationDraft> {
  return db
    .insertInto('registration_draft')
    .values({ audience, data: JSON.stringify(sortOut(data).kept), step, saved_at: now })
    .returning(draftColumns)
    .executeTakeFirstOrThrow()
}

/** A draft that was never kept, has ended, or became a registration is unknown. */
export async function mustFindDraft(
  db: Reading,
  audience: DraftAudience,
  id: string,
  now: Date,
): Promise<RegistrationDraft> {
  return mustExist(
    isUuid(id)
      ? await db
          .selectFrom('registration_draft')
          .select(draftColumns)
          .where('id', '=', id)
          .where('audience', '=', audience)
          .where('saved_at', '>', oldestDraft(now))
          .executeTakeFirst()
      : undefined,
  )
}

/** Merges field by field in one statement, so that two devices at once lose nothing of each other. */
export async function changeDraft(
  db: Writing,
  audience: DraftAudience,
  id: string,
  { data, step, now }: { data: DraftData; step: number | undefined; now: Date },
): Promise<RegistrationDraft> {
  const { kept, gone } = sortOut(data)
  return mustExist(
    await db
      .updateTable('registration_draft')
      .set({
        data: sql`(data || ${JSON.stringify(kept)}::jsonb) - ${gone}::text[]`,
        step,
        saved_at: now,
      })
      .where('id', '=', id)
      .where('audience', '=', audience)
      .where('saved_at', '>', oldestDraft(now))
      .returning(draftColumns)
      .executeTakeFirst(),
  )
}

/** Whether there was one. Of many that remove it at once, one did. */
export async function removeDraft(
  db: Writing,
  audience: DraftAudience,
  id: string,
): Promise<boolean> {
  if (!isUuid(id)) return false
  const removed = await db
    .deleteFrom('registration_draft')
    .where('id', '=', id)
    .where('audience', '=', audience)
    .executeTakeFirst()
  return removed.numDeletedRows === 1n
}

function mustExist(draft: RegistrationDraft | undefined): RegistrationDraft {
  if (!draft) throw new Refusal('NOT_FOUND')
  return draft
}

function oldestDraft(now: Date): Date {
  return new Date(now.getTime() - lives.registrationDraftSeconds * 1000)
}

/** Null takes a field away. */
function sortOut(data: DraftData) {
  const fields = Object.entries(data)
  return {
    kept: Object.fromEntries(fields.filter(([, value]) => value !== null)),
    gone: fields.flatMap(([field, value]) => (value === null ? [field] : [])),
  }
}
