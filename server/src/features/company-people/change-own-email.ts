import type { companyPeople } from '@headframe/wire'
import { words } from '@headframe/wire'
import type { UseCase } from '../../kit/use-case.ts'
import { changeEmail } from '../../market/accounts/change-email.ts'
import type { OwnAccount } from '../../market/accounts/own-password.ts'

export const changeOwnEmail: UseCase<typeof companyPeople.changeEmail, OwnAccount> = async (
  context,
  { newEmailAddress },
  checked,
) => {
  await changeEmail(context, newEmailAddress, checked)
  return { success: true, message: words.emailUpdated }
}
