import type { staffUploads } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import { nameFitting } from '../../kit/files/document-names.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { findFile } from './queries.ts'

export const showFile: UseCase<typeof staffUploads.file> = async (
  { db, actor: { staffAccountId }, world },
  { fh },
) => {
  const file = await findFile(db, { staffAccountId, hash: fh })
  const stored = file && (await world.files.get(file.id))
  if (!file || !stored) throw new Refusal('NOT_FOUND')
  return {
    content: stored.content,
    type: file.type,
    size: file.size,
    name: nameFitting(file.type, file.file_name),
    shows: file.profile_hash === null ? [] : [file.profile_hash],
  }
}
