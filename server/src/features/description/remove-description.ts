import type { contractorDescription } from '@headframe/wire'
import type { UseCase } from '../../kit/use-case.ts'
import { clearDescription } from './queries.ts'

export const removeDescription: UseCase<typeof contractorDescription.remove> = async ({
  db,
  actor,
}) => {
  await clearDescription(db, actor.contractorId)
  return { error: false, description: null }
}
