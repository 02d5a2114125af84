import type { staffUploads } from '@headframe/wire'
import { uploadStatus } from '@headframe/wire'
import { instantOf } from '../../domain/instants.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { addUpload, lastSent } from '../../market/library/uploads.ts'
import { takeSentResume } from '../../market/people/sent-resumes.ts'

export const sendUpload: UseCase<typeof staffUploads.send> = async (
  { db, actor: { staffAccountId, staffId }, now, world },
  { file: part },
) => {
  const sent = await takeSentResume(world, part)
  const before = await lastSent(db, staffAccountId, sent.file.sha256)
  const file_hash = await addUpload(
    { db, tasks: world.tasks, now },
    { staffAccountId, staffId, ...sent },
  )
  return {
    error: false,
    errorMessage: null,
    success: true,
    file_hash,
    status: uploadStatus.pending,
    sent_before: before ? instantOf(before) : null,
  }
}
