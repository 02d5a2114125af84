import type { contractorProfiles } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import { asOther, findContractorProfile } from '../../market/people/contractor-profiles.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { isUuid } from '../../kit/uuids.ts'

/** One's own link always opens; those of others only while they share. */
export const showSharedProfile: UseCase<typeof contractorProfiles.shared> = async (
  { db, actor, now },
  { uuid: shareId },
) => {
  const profile = isUuid(shareId) ? await findContractorProfile(db, { shareId }, now) : undefined
  if (!profile) throw new Refusal('NOT_FOUND')
  const isOwn = actor.audience === 'contractor' && actor.contractorId === profile.contractorId
  if (!isOwn && !profile.isShared) throw new Refusal('NOT_FOUND')
  return asOther(profile)
}
