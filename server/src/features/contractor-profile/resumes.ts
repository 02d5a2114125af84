import type { contractorProfiles } from '@headframe/wire'
import { productTimeZone, Refusal, words } from '@headframe/wire'
import { addResume, mustOpenResume } from '../../market/people/contractor-resumes.ts'
import { nameFitting } from '../../kit/files/document-names.ts'
import type { Context, Prepared, UseCase } from '../../kit/use-case.ts'
import { takeSentResume } from '../../market/people/sent-resumes.ts'
import { findResumes, hasReplacement, lockContractor } from './queries.ts'

export const showResume: UseCase<typeof contractorProfiles.resume> = async ({
  db,
  actor,
  world,
}) => {
  const { file, ownName } = await mustOpenResume(db, world, actor.contractorId)
  return { ...file, name: nameFitting(file.type, ownName) }
}

export const showUploads: UseCase<typeof contractorProfiles.uploads> = async ({ db, actor }) => {
  const rows = await findResumes(db, actor.contractorId)
  const active = rows.find(({ place }) => place === 'active')
  const replacement = rows.find(({ place }) => place === 'replacement')
  return {
    active: active?.file_name
      ? {
          file_name: active.file_name,
          formatted_upload_date: dayText(active.uploaded_at),
        }
      : null,
    replacement: replacement?.file_name ? { file_name: replacement.file_name } : null,
    last_error: rows[0]?.resume_failure ?? active?.failure ?? null,
    processing: replacement !== undefined || active?.read_at === null,
  }
}

/** While one is being read, no other is taken. Asked outside the transaction, which opens after the file is kept. */
export const mustBeFree = async ({
  reading,
  actor,
}: Context<typeof contractorProfiles.replaceResume>): Promise<Prepared<undefined>> => {
  if (await hasReplacement(reading, actor.contractorId)) throw new Refusal('RESUME_PENDING')
  return { subject: undefined }
}

export const replaceResume: UseCase<typeof contractorProfiles.replaceResume> = async (
  { db, actor, now, world },
  { replaceFile },
) => {
  const { fileName, file } = await takeSentResume(world, replaceFile)

  if (!(await lockContractor(db, actor.contractorId))) throw new Refusal('UNAUTHENTICATED')
  const resume = { contractorId: actor.contractorId, file, fileName, place: 'replacement' } as const
  const isAdded = await addResume({ db, tasks: world.tasks, now }, resume)
  if (!isAdded) throw new Refusal('RESUME_PENDING')
  return {
    type: 'success',
    message: words.resumeReceived,
    replacement: { file_name: fileName },
  }
}

function dayText(date: Date | null): string {
  return new Intl.DateTimeFormat('en-AU', {
    timeZone: productTimeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(date ?? undefined)
}
