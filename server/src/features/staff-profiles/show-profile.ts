import type { staffProfiles } from '@headframe/wire'
import type { UseCase } from '../../kit/use-case.ts'
import { mustFindProfile } from '../../market/library/profile-rows.ts'

export const showProfile: UseCase<typeof staffProfiles.one> = ({ db, actor, now }, { ph }) =>
  mustFindProfile(db, { staffAccountId: actor.staffAccountId, hash: ph }, now)
