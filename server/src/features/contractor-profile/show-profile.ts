import type { contractorProfiles } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import {
  asOwner,
  findAnswers,
  findContractorProfile,
} from '../../market/people/contractor-profiles.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { findResponses, findRoleOf } from './queries.ts'

export const showAccount: UseCase<typeof contractorProfiles.account> = async ({
  db,
  actor,
  now,
}) => {
  const profile = await mustFindOwn(db, actor.contractorId, now)
  return {
    id: profile.contractorId,
    uuid: profile.uuid,
    email: profile.email ?? '',
    first_name: profile.first_name,
    last_name: profile.last_name,
    name: `${profile.first_name} ${profile.last_name}`.trim(),
    photo_hash: profile.photo_hash,
    rate: profile.rate,
    rate_type: profile.rate_type,
    sharing_enabled: profile.isShared,
    profile_complete: profile.isComplete,
    ai_description: profile.ai_description,
  }
}

export const showProfile: UseCase<typeof contractorProfiles.own> = async ({ db, actor, now }) =>
  asOwner(await mustFindOwn(db, actor.contractorId, now))

export const showResponses: UseCase<typeof contractorProfiles.responses> = ({ db, actor }) =>
  findResponses(db, actor.contractorId)

export const showAnswers: UseCase<typeof contractorProfiles.answers> = async ({ db, actor }) => {
  const roleId = await findRoleOf(db, actor.contractorId)
  return roleId === undefined ? [] : findAnswers(db, actor.contractorId, roleId)
}

async function mustFindOwn(db: Reading, contractorId: string, now: Date) {
  const profile = await findContractorProfile(db, { contractorId }, now)
  // The account was erased while its last call was on the way.
  if (!profile) throw new Refusal('UNAUTHENTICATED')
  return profile
}
