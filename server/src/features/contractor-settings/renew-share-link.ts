import type { contractorSettings } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import type { UseCase } from '../../kit/use-case.ts'
import { makeShareLink } from './queries.ts'

/** The old link is unknown from now on; whether the profile is shared stays as it is. */
export const renewShareLink: UseCase<typeof contractorSettings.renewLink> = async ({
  db,
  actor,
}) => {
  const renewed = await makeShareLink(db, actor.contractorId)
  if (!renewed) throw new Refusal('UNAUTHENTICATED')
  return {
    error: false,
    errorMessage: null,
    sharing_enabled: renewed.is_shared,
    uuid: renewed.share_id,
  }
}
