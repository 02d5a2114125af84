import type { EditedProfile, InputOf, staffProfiles } from '@headframe/wire'
import { Refusal, words } from '@headframe/wire'
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

/** What stands as it is sent was sent before, or is what a colleague has written as well: nothing is lost by it. */
function mustStandAsSeen(
  standing: EditedProfile,
  seen: NonNullable<InputOf<Update>['seen']>,
  sent: Omit<InputOf<Update>, 'seen'>,
) {
  const names = Object.keys(seen) as (keyof EditedProfile)[]
  const isLost = (name: keyof EditedProfile) =>
    sent[name] !== undefined &&
    seen[name] !== undefined &&
    standing[name] !== seen[name] &&
    standing[name] !== sent[name]
  if (names.some(isLost)) throw new Refusal('CHANGED_ELSEWHERE')
}
