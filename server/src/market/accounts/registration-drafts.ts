import { sql } from 'kysely'
import type { DraftData, RegistrationDraft } from '@headframe/wire'
import { lives, Refusal } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import { isEmailTaken } from './accounts.ts'
import { isUuid } from '../../kit/uuids.ts'

/** Who may register by themselves. One kind never sees the drafts of the other. */
export type Registering = 'contractor' | 'company'

// It was written by a call of ours, as an object.
const draftColumns = ['id', 'step', sql<DraftData>`data`.as('data')] as const

export function insertDraft(
  db: Writing,
  audience: Registering,
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
  audience: Registering,
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
          .where('used_at', 'is', null)
          .executeTakeFirst()
      : undefined,
  )
}

/** Merges field by field in one statement, so that two devices at once lose nothing of each other. */
export async function changeDraft(
  db: Writing,
  audience: Registering,
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
      .where('used_at', 'is', null)
      .returning(draftColumns)
      .executeTakeFirst(),
  )
}

/**
 * Uses the draft up, whose words are no longer needed. Of many who send it at once the first makes an
 * account and the others wait for it: they are told that theirs is there already. False when there was
 * none, which is no hindrance.
 */
export async function useDraftUp(
  db: Writing,
  audience: Registering,
  { draftId, email, now }: { draftId: string; email: string; now: Date },
): Promise<boolean> {
  if (!isUuid(draftId)) return false
  const used = await db
    .updateTable('registration_draft')
    .set({ used_at: now, saved_at: now, data: '{}' })
    .where('id', '=', draftId)
    .where('audience', '=', audience)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (used.numUpdatedRows === 1n) return true

  if (!(await wasUsed(db, audience, draftId))) return false
  throw new Refusal((await isEmailTaken(db, audience, email)) ? 'EMAIL_TAKEN' : 'DRAFT_USED')
}

async function wasUsed(db: Reading, audience: Registering, id: string): Promise<boolean> {
  const draft = await db
    .selectFrom('registration_draft')
    .select('id')
    .where('id', '=', id)
    .where('audience', '=', audience)
    .where('used_at', 'is not', null)
    .executeTakeFirst()
  return draft !== undefined
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
