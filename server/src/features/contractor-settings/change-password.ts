import type { contractorSettings, Faults } from '@headframe/wire'
import { productName, words } from '@headframe/wire'
import { isEasyToGuess } from '../../kit/easy-passwords.ts'
import { mailLater } from '../../kit/mail-later.ts'
import { knowsOwnPassword, mustFindOwnAccount, mustLockOwnAccount } from '../../kit/own-password.ts'
import type { OwnAccount } from '../../kit/own-password.ts'
import { hashPassword } from '../../kit/passwords.ts'
import { setPassword } from '../../kit/set-password.ts'
import type { Check, UseCase } from '../../kit/use-case.ts'
import { passwordChanged } from './mails.ts'
import { findFirstName } from './queries.ts'

type ChangePassword = typeof contractorSettings.password

const wrongPassword = { field: 'currentPassword', text: words.currentPasswordWrong }

export const checkNewPassword: Check<ChangePassword, OwnAccount> = async (
  context,
  { currentPassword, newPassword },
) => {
  const account = await mustFindOwnAccount(context.reading, context.actor)
  const faults: Faults = {}
  if (currentPassword && !(await knowsOwnPassword(context, account, currentPassword))) {
    faults[wrongPassword.field] = wrongPassword.text
  }
  if (newPassword && (await isEasyToGuess(newPassword, account.email))) {
    faults['newPassword'] = words.easyPassword
  }
  return { faults, findings: account }
}

/** The session that made the change stays; whoever else is signed in has to know the new password. */
export const changePassword: UseCase<ChangePassword, OwnAccount> = async (
  { db, now, caller, world },
  { newPassword },
  checked,
) => {
  const passwordHash = await hashPassword(newPassword)

  const account = await mustLockOwnAccount(db, checked, wrongPassword)
  await setPassword(db, { accountId: account.id, passwordHash, now, staying: caller.token })
  await mailLater(
    { db, now, tasks: world.tasks },
    { address: account.email, accountId: account.id },
    passwordChanged({ product: productName, name: await findFirstName(db, account.id) }),
  )
  return { error: false, errorMessage: null, message: words.passwordUpdated }
}
