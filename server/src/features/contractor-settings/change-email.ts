import type { contractorSettings } from '@headframe/wire'
import { words } from '@headframe/wire'
import type { UseCase } from '../../kit/use-case.ts'
import { changeEmail } from '../../market/accounts/change-email.ts'
import type { OwnAccount } from '../../market/accounts/own-password.ts'
import { copyContractors } from '../../market/library/copy-contractors.ts'

export const changeContractorEmail: UseCase<typeof contractorSettings.email, OwnAccount> = async (
  context,
  { newEmailAddress },
  checked,
) => {
  await changeEmail(context, newEmailAddress, checked)
  await copyContractors(context.db, [checked.id], context.now)
  return { error: false, errorMessage: null, message: words.emailUpdated }
}
