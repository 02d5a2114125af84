import type { Faults, PasswordChange } from '@headframe/wire'
import { words } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import type { Actor } from '../../kit/actor.ts'
import { isEasyToGuess } from '../../kit/sign-in/easy-passwords.ts'
import { rememberDevice } from '../../kit/sign-in/known-devices.ts'
import { tellOfNewPassword } from './password-changed.ts'
import { findOwnNames } from './own-names.ts'
import { knowsOwnPassword, mustFindOwnAccount, mustLockOwnAccount } from './own-password.ts'
import type { OwnAccount } from './own-password.ts'
import { hashPassword } from '../../kit/sign-in/passwords.ts'
import { setPassword } from './set-password.ts'
import type { Caller, Prepared } from '../../kit/use-case.ts'
import type { World } from '../../kit/world.ts'

interface Changing {
  readonly db: Writing
  readonly reading: Reading
  readonly actor: Actor
  readonly now: Date
  readonly caller: Caller
  readonly world: World
}

const wrongPassword = { field: 'currentPassword', text: words.currentPasswordWrong }

export async function checkPasswordChange(
  context: Changing,
  { currentPassword, newPassword }: Partial<PasswordChange>,
): Promise<Prepared<OwnAccount>> {
  const account = await mustFindOwnAccount(context.reading, context.actor)
  const faults: Faults = {}
  if (currentPassword && !(await knowsOwnPassword(context, account, currentPassword))) {
    faults[wrongPassword.field] = wrongPassword.text
  }
  if (newPassword) {
    const { wellKnown } = await findOwnNames(context.reading, account.id)
    if (await isEasyToGuess(newPassword, wellKnown)) faults['newPassword'] = words.easyPassword
  }
  return { faults, subject: account }
}

/** The session that made the change stays; whoever else is signed in has to know the new password. */
export async function changePassword(
  { db, now, caller, world }: Changing,
  { newPassword }: PasswordChange,
  checked: OwnAccount,
): Promise<void> {
  const passwordHash = await hashPassword(newPassword)

  const account = await mustLockOwnAccount(db, checked, wrongPassword)
  await setPassword(db, { accountId: account.id, passwordHash, now, staying: caller.token })
  await rememberDevice({ db, now, caller }, account.id)
  const { greeted } = await findOwnNames(db, account.id)
  await tellOfNewPassword({ db, now, world }, account, { name: greeted, by: 'owner' })
}
