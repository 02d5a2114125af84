import type { accountSettings, staffSettings } from '@headframe/wire'
import { words } from '@headframe/wire'
import { changePassword } from '../../market/accounts/change-password.ts'
import type { OwnAccount } from '../../market/accounts/own-password.ts'
import type { UseCase } from '../../kit/use-case.ts'

type Change = (typeof accountSettings | typeof staffSettings)['password']

export const changeOwnPassword: UseCase<Change, OwnAccount> = async (context, form, checked) => {
  await changePassword(context, form, checked)
  return { success: true, message: words.passwordUpdated }
}
