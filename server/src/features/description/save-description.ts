import type { contractorDescription, InputOf } from '@headframe/wire'
import { descriptionDeclined, Refusal } from '@headframe/wire'
import type { Prepare, UseCase } from '../../kit/use-case.ts'
import { asOwner, findContractorProfile } from '../../market/people/contractor-profiles.ts'
import type { FoundProfile } from '../../market/people/contractor-profiles.ts'
import { keepChanged } from './queries.ts'

type Save = typeof contractorDescription.save

/** Whoever changes what is there no more hears of that before their words are judged. */
export const checkStanding: Prepare<Save, undefined> = async ({ reading, actor, now }, sound) => {
  mustStandAsSeen(await findContractorProfile(reading, actor, now), sound)
  return { subject: undefined }
}

export const saveDescription: UseCase<Save> = async ({ db, actor, now }, sent) => {
  await keepChanged(db, actor.contractorId, sent)
  const profile = await findContractorProfile(db, actor, now)
  mustStandAsSeen(profile, sent)
  return asOwner(profile)
}

/** Words that stand already were sent before, or are still the program's: nothing is lost by them. */
function mustStandAsSeen(
  profile: FoundProfile | undefined,
  { description, revision }: Partial<InputOf<Save>>,
): asserts profile {
  const standing = profile?.ai_description
  if (!profile || !standing || standing === descriptionDeclined) throw new Refusal('NOT_FOUND')
  const isAsSeen = revision === undefined || revision === profile.ai_description_revision
  if (!isAsSeen && standing !== description) throw new Refusal('CHANGED_ELSEWHERE')
}
