import type {
  LikePerson,
  ReadField,
  RemovedAlike,
  ReviewedField,
  staffUploads,
} from '@headframe/wire'
import { reviewedFields } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import { instantOf } from '../../domain/instants.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { restorableUntil } from '../../market/library/restorable.ts'
import { findRemovedAlike, findSamePeople } from '../../market/library/same-person.ts'
import type { Stranger } from '../../market/library/same-person.ts'
import { describedIn } from '../../market/library/uploads.ts'
import type { Fact, ResumeFacts } from '../../resumes/resume-facts.ts'
import { factOf } from './reviewed-facts.ts'
import { findUpload, listLikePeople, mustBeInReview } from './queries.ts'

export const showReview: UseCase<typeof staffUploads.review> = async (
  { db, actor: { staffAccountId }, now },
  { fh },
) => {
  const upload = mustBeInReview(await findUpload(db, { staffAccountId, hash: fh }))
  const { facts, content, sha256 } = upload
  const stranger = { staffAccountId, ...describedIn(facts), sha256 }
  return {
    file_hash: fh,
    file_name: upload.file_name,
    upload_date: instantOf(upload.uploaded_at),
    reason: upload.review_reason,
    fields: reviewedFields.map((field) => readField(field, facts, content)),
    duplicates: await likePeople(db, stranger),
    removed: await removedPeople(db, stranger, now),
    text: content,
    read_from_picture: [...(facts.readFromPicture ?? [])],
  }
}

function readField(field: ReviewedField, facts: ResumeFacts, text: string): ReadField {
  const fact: Fact<string> | undefined = factOf(facts, field)
  const spans = fact?.spans ?? []
  const sources = spans.map(({ start, end }) => text.slice(start, end))
  return {
    field,
    value: fact?.value ?? null,
    confidence: fact?.confidence ?? 0,
    source_text: sources.length > 0 ? sources.join(' … ') : null,
    spans: [...spans],
  }
}

/** As it is now: somebody may have been added, removed or corrected since the resume was read. */
async function likePeople(db: Reading, stranger: Stranger): Promise<LikePerson[]> {
  const alike = await findSamePeople(db, stranger)
  const rows = await listLikePeople(
    db,
    alike.map(({ id }) => id),
  )
  return alike.flatMap(({ id, evidence }) => {
    const row = rows.get(id)
    return row ? [{ ...row, evidence }] : []
  })
}

/** No more of them than the list of those who were removed tells. */
async function removedPeople(db: Reading, stranger: Stranger, now: Date): Promise<RemovedAlike[]> {
  const alike = await findRemovedAlike(db, stranger, now)
  return alike.map(({ hash, full_name, removed_at, removed_by, evidence }) => ({
    profile_hash: hash,
    full_name,
    removed_date: instantOf(removed_at),
    restorable_until: restorableUntil(removed_at),
    removed_by,
    evidence,
  }))
}
