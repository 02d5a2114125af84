import type { savedSearches } from '@headframe/wire'
import type { UseCase } from '../../../kit/use-case.ts'
import { findSavedSearches } from '../../../market/people/saved-searches.ts'
import { switchMails } from './queries.ts'

export const showSearches: UseCase<typeof savedSearches.list> = ({ db, actor }) =>
  findSavedSearches(db, actor.contractorId)

export const switchSearchMails: UseCase<typeof savedSearches.switchMails> = async (
  { db, actor },
  { on },
) => {
  await switchMails(db, actor.contractorId, on)
  return { mails_on: on }
}
