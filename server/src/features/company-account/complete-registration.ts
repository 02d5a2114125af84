import type { companyAccounts } from '@headframe/wire'
import { Refusal, words } from '@headframe/wire'
import type { UseCase } from '../../kit/use-case.ts'
import { changeContact } from './queries.ts'

export const completeRegistration: UseCase<typeof companyAccounts.complete> = async (
  { db, actor },
  contact,
) => {
  if (!(await changeContact(db, actor.companyId, contact))) throw new Refusal('UNAUTHENTICATED')
  return { success: true, message: words.companyProfileCompleted }
}
