import { sql } from 'kysely'
import type { LikePerson, Upload, UploadStatus } from '@headframe/wire'
import { Refusal, uploadStatus, words } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import { instantOf } from '../../domain/instants.ts'
import type { Part } from '../../kit/paging.ts'
import type { Whom } from '../../market/library/profile-rows.ts'
import type { ResumeFacts } from '../../resumes/resume-facts.ts'

interface Which {
  readonly staffAccountId: string
  readonly status: string | undefined
  /** One file alone. */
  readonly hash: string | undefined
}

function uploadsOf(db: Reading, { staffAccountId, status, hash }: Which) {
  return db
    .selectFrom('upload')
    .where('upload.staff_account_id', '=', staffAccountId)
    .$if(status !== undefined, (some) => some.where('upload.status', '=', Number(status)))
    .$if(hash !== undefined, (some) => some.where('upload.hash', '=', hash ?? ''))
}

export async function countUploads(db: Reading, which: Which): Promise<number> {
  const { count } = await uploadsOf(db, which)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function listUploadRows(
  db: Reading,
  which: Which,
  { limit, offset }: Part,
): Promise<Upload[]> {
  const rows = await uploadsOf(db, which)
    // Whoever was removed has no page to lead to.
    .leftJoin('profile', (join) =>
      join.onRef('profile.id', '=', 'upload.profile_id').on('profile.removed_at', 'is', null),
    )
    .select(['upload.hash', 'file_name', 'uploaded_at', 'status', 'message'])
    .select(['profile.hash as profile_hash', 'profile.full_name'])
    .orderBy('uploaded_at', 'desc')
    .orderBy('upload.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ hash, uploaded_at, status, full_name, ...row }) => ({
    ...row,
    file_hash: hash,
    upload_date: instantOf(uploaded_at),
    // The table holds no other.
    status: status as UploadStatus,
    profile_name: full_name,
  }))
}

function uploadNamed(db: Reading, { staffAccountId, hash }: Whom) {
  return db
    .selectFrom('upload')
    .select(['id', 'file_id', 'file_name', 'sha256', 'uploaded_at', 'status', 'review_reason'])
    .select(['facts', 'content'])
    .where('hash', '=', hash)
    .where('staff_account_id', '=', staffAccountId)
}

export function findUpload(db: Reading, which: Whom) {
  return uploadNamed(db, which).executeTakeFirst()
}

/** Held until the call ends. */
export function lockUpload(db: Writing, which: Whom) {
  return uploadNamed(db, which).forUpdate().executeTakeFirst()
}

type Row = NonNullable<Awaited<ReturnType<typeof findUpload>>>

export interface InReview extends Omit<Row, 'facts'> {
  readonly file_id: string
  readonly facts: ResumeFacts
  readonly content: string
  readonly review_reason: 'low_confidence' | 'duplicate'
}

/** Whatever waits for a review was read, and has its file. */
export function mustBeInReview(upload: Row | undefined): InReview {
  if (!upload) throw new Refusal('NOT_FOUND')
  const { file_id, content, review_reason: reason } = upload
  if (!reason || file_id === null || content === null) throw new Refusal('NOT_IN_REVIEW')
  return {
    ...upload,
    file_id,
    content,
    // Both written by our own task.
    facts: upload.facts as ResumeFacts,
    review_reason: reason as InReview['review_reason'],
  }
}

export function findFile(db: Reading, { staffAccountId, hash }: Whom) {
  return (
    db
      .selectFrom('upload')
      .innerJoin('stored_file', 'stored_file.id', 'upload.file_id')
      .leftJoin('profile', 'profile.id', 'upload.profile_id')
      .select(['stored_file.id', 'stored_file.type', 'stored_file.size', 'upload.file_name'])
      .select('profile.hash as profile_hash')
      .where('upload.hash', '=', hash)
      .where('upload.staff_account_id', '=', staffAccountId)
      // What stands with somebody who was removed is not to be had.
      .where('profile.removed_at', 'is', null)
      .executeTakeFirst()
  )
}

/** By id: what tells people apart. */
export async function listLikePeople(db: Reading, ids: readonly string[]) {
  const rows = await db
    .selectFrom('profile')
    .select(['id', 'hash', 'full_name', 'email', 'phone', 'location', 'linkedin_url', 'visa'])
    .select(['current_title', 'current_company', 'contractor_id'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(
    rows.map(({ id, hash, current_title, contractor_id, ...row }) => {
      const person: Omit<LikePerson, 'evidence'> = {
        ...row,
        profile_hash: hash,
        current_role: current_title,
        source: contractor_id === null ? 'upload' : 'contractor',
      }
      return [id, person]
    }),
  )
}

export async function findHash(db: Reading, profileId: string): Promise<string> {
  const { hash } = await db
    .selectFrom('profile')
    .select('hash')
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow()
  return hash
}

/** The resume belongs to somebody from now on. */
export async function fileUnder(
  db: Writing,
  uploadId: string,
  profileId: string,
  facts: ResumeFacts,
): Promise<void> {
  await db
    .updateTable('upload')
    .set({
      status: uploadStatus.success,
      review_reason: null,
      message: null,
      profile_id: profileId,
      facts: JSON.stringify(facts),
    })
    .where('id', '=', uploadId)
    .execute()
}

/** Nothing of it is kept but that it was sent. */
export async function markRejected(db: Writing, uploadId: string): Promise<void> {
  await db
    .updateTable('upload')
    .set({
      status: uploadStatus.error,
      review_reason: null,
      message: words.uploadRejected,
      facts: null,
      content: null,
      file_id: null,
    })
    .where('id', '=', uploadId)
    .execute()
}
