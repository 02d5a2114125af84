import type { LikePerson, ReadField, ReviewedField, staffUploads } from '@headframe/wire'
import { reviewedFields } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import { instantOf } from '../../domain/instants.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { findSamePeople } from '../../market/library/same-person.ts'
import { describedIn } from '../../market/library/uploads.ts'
import type { Fact, ResumeFacts } from '../../resumes/resume-facts.ts'
import { factOf } from './reviewed-facts.ts'
import { findUpload, listLikePeople, mustBeInReview } from './queries.ts'
import type { InReview } from './queries.ts'

export const showReview: UseCase<typeof staffUploads.review> = async (
  { db, actor: { staffAccountId } },
  { fh },
) => {
  const upload = mustBeInReview(await findUpload(db, { staffAccountId, hash: fh }))
  const { facts, content } = upload
  return {
    file_hash: fh,
    file_name: upload.file_name,
    upload_date: instantOf(upload.uploaded_at),
    reason: upload.review_reason,
    fields: reviewedFields.map((field) => readField(field, facts, content)),
    duplicates: await likePeople(db, staffAccountId, upload),
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
async function likePeople(
  db: Reading,
  staffAccountId: string,
  { facts, sha256 }: InReview,
): Promise<LikePerson[]> {
  const alike = await findSamePeople(db, { staffAccountId, ...describedIn(facts), sha256 })
  const rows = await listLikePeople(
    db,
    alike.map(({ id }) => id),
  )
  return alike.flatMap(({ id, evidence }) => {
    const row = rows.get(id)
    return row ? [{ ...row, evidence }] : []
  })
}
