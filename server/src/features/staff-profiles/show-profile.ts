import type { staffProfiles } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import type { Writing } from '../../db/open.ts'
import type { StaffActor } from '../../kit/actor.ts'
import { endingOf } from '../../kit/files/document-names.ts'
import type { Prepared, UseCase } from '../../kit/use-case.ts'
import {
  findNewestResume,
  lockProfile,
  mustFindProfile,
  mustFindProfileId,
} from '../../market/library/profile-rows.ts'

export const showProfile: UseCase<typeof staffProfiles.one> = ({ db, actor, now }, { ph }) =>
  mustFindProfile(db, { staffAccountId: actor.staffAccountId, hash: ph }, now)

/** Held until the call ends: whoever changes the same person at the same moment comes after. */
export async function lockNamed(
  { db, actor: { staffAccountId } }: { readonly db: Writing; readonly actor: StaffActor },
  { ph = '' }: { readonly ph?: string },
): Promise<Prepared<string>> {
  return { subject: await lockProfile(db, { staffAccountId, hash: ph }) }
}

export const showResume: UseCase<typeof staffProfiles.resume> = async (
  { db, actor: { staffAccountId }, world },
  { ph },
) => {
  const id = await mustFindProfileId(db, { staffAccountId, hash: ph })
  const resume = await findNewestResume(db, id)
  const stored = resume && (await world.files.get(resume.file_id))
  if (!resume || !stored) throw new Refusal('NOT_FOUND')
  return {
    content: stored.content,
    type: resume.type,
    size: resume.size,
    name: `${resume.hash}-${resume.full_name}${endingOf(resume.type)}`,
    shows: [resume.hash],
  }
}
