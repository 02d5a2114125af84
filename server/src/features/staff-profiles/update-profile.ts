import type { staffProfiles } from '@headframe/wire'
import { words } from '@headframe/wire'
import { mustStandAsSeen } from '../../kit/must-stand-as-seen.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { editProfile, findEdited } from '../../market/library/edit-profile.ts'
import { settleProfiles } from '../../market/library/settle-profiles.ts'

type Update = typeof staffProfiles.update

/** What a contractor says of themselves is another thing, and stays as it is. */
export const updateProfile: UseCase<Update, string> = async (
  { db, now },
  { seen = {}, ...sent },
  profileId,
) => {
  mustStandAsSeen(await findEdited(db, profileId), seen, sent)
  await editProfile(db, profileId, sent, now)
  await settleProfiles(db, [profileId], now)
  return {
    status: 'SUCCESS',
    message: words.candidateSaved,
    data: await findEdited(db, profileId),
  }
}
