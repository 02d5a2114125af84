import type { contractorSettings } from '@headframe/wire'
import type { UseCase } from '../../kit/use-case.ts'
import { declineDescription } from './queries.ts'

export const refuseDescription: UseCase<typeof contractorSettings.refuseDescription> = async ({
  db,
  actor,
}) => {
  await declineDescription(db, actor.contractorId)
  return { error: false, errorMessage: null }
}
