import type { Faults, InputOf, staffUploads } from '@headframe/wire'
import { uploadStatus, words } from '@headframe/wire'
import type { Writing } from '../../db/open.ts'
import { dropFiles } from '../../kit/files/stored-files.ts'
import type { Prepare, UseCase } from '../../kit/use-case.ts'
import { addProfile } from '../../market/library/add-profile.ts'
import { editProfile } from '../../market/library/edit-profile.ts'
import { lockProfile } from '../../market/library/profile-rows.ts'
import { personIn } from '../../market/library/uploads.ts'
import { settleProfiles } from '../../market/library/settle-profiles.ts'
import { corrected } from './reviewed-facts.ts'
import { fileUnder, findHash, lockUpload, markRejected, mustBeInReview } from './queries.ts'
import type { InReview } from './queries.ts'

type Resolve = typeof staffUploads.resolve
type Fields = InputOf<Resolve>['fields']

interface Review {
  readonly upload: InReview
  /** Whom to merge with. */
  readonly profileId: string | undefined
}

/** Both are held until the call ends: who decides second finds it decided. */
export const findReview: Prepare<Resolve, Review> = async (
  { db, actor: { staffAccountId } },
  { fh = '', action, ph, fields },
) => {
  const upload = mustBeInReview(await lockUpload(db, { staffAccountId, hash: fh }))
  const isNamed = action === 'merge' && ph !== undefined
  const profileId = isNamed ? await lockProfile(db, { staffAccountId, hash: ph }) : undefined
  const isNameless =
    action === 'accept' && fields && !(fields.full_name ?? upload.facts.fullName?.value)
  const faults: Faults = isNameless ? { 'fields.full_name': words.candidateNameEmpty } : {}
  return { subject: { upload, profileId }, faults }
}

export const resolveReview: UseCase<Resolve, Review> = async (
  { db, actor: { staffAccountId }, now, world },
  { action, fields },
  { upload, profileId },
) => {
  if (action === 'reject') {
    await markRejected(db, upload.id)
    await dropFiles({ db, tasks: world.tasks, now }, [upload.file_id])
    return { success: true, status: uploadStatus.error, profile_hash: null }
  }
  const id = profileId ?? (await addNew(db, { staffAccountId, upload, fields }, now))
  await editProfile(db, id, fields, now)
  await fileUnder(db, upload.id, id, corrected(upload.facts, fields))
  await settleProfiles(db, [id], now)
  return { success: true, status: uploadStatus.success, profile_hash: await findHash(db, id) }
}

interface Accepted {
  readonly staffAccountId: string
  readonly upload: InReview
  readonly fields: Fields
}

async function addNew(
  db: Writing,
  { staffAccountId, upload, fields }: Accepted,
  now: Date,
): Promise<string> {
  const read = personIn(staffAccountId, upload.facts)
  const { id } = await addProfile(db, { ...read, fullName: fields.full_name ?? read.fullName }, now)
  return id
}
