import type { staffProfiles } from '@headframe/wire'
import { sizes } from '@headframe/wire'
import { instantOf } from '../../domain/instants.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { pageOf } from '../../kit/paging.ts'
import { mustFindProfileId } from '../../market/library/profile-rows.ts'
import { settleProfiles } from '../../market/library/settle-profiles.ts'
import { countNotes, findStaffName, insertNote, listNotes } from './queries.ts'

export const showNotes: UseCase<typeof staffProfiles.notes> = async (
  { db, actor: { staffAccountId } },
  { ph, ...wish },
) => {
  const id = await mustFindProfileId(db, { staffAccountId, hash: ph })
  return pageOf(wish, sizes.pageSize, {
    count: () => countNotes(db, id),
    rows: (part) => listNotes(db, id, part),
  })
}

export const addNote: UseCase<typeof staffProfiles.addNote, string> = async (
  { db, actor, now },
  { note },
  profileId,
) => {
  const author = await findStaffName(db, actor.staffId)
  const id = await insertNote(db, {
    profile_id: profileId,
    note,
    written_at: now,
    author_id: actor.staffId,
    author_name: author,
  })
  await settleProfiles(db, [profileId], now)
  return { success: true, note: { id, timestamp: instantOf(now), note, author } }
}
