import type { contractorSettings } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import type { UseCase } from '../../kit/use-case.ts'
import { setSharing } from './queries.ts'

/** The link stays the same while it is off: switching it on again brings it back. */
export const switchSharing: UseCase<typeof contractorSettings.sharing> = async (
  { db, actor },
  { enabled },
) => {
  const shared = await setSharing(db, actor.contractorId, enabled)
  if (!shared) throw new Refusal('UNAUTHENTICATED')
  return {
    error: false,
    errorMessage: null,
    sharing_enabled: shared.is_shared,
    uuid: shared.share_id,
  }
}
