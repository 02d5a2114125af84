import type { contractorSettings } from '@headframe/wire'
import { words } from '@headframe/wire'
import { changePassword } from '../../market/accounts/change-password.ts'
import type { OwnAccount } from '../../market/accounts/own-password.ts'
import type { UseCase } from '../../kit/use-case.ts'

export const changeContractorPassword: UseCase<
  typeof contractorSettings.password,
  OwnAccount
> = async (context, form, checked) => {
  await changePassword(context, form, checked)
  return { error: false, errorMessage: null, message: words.passwordUpdated }
}
