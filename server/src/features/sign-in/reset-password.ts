import type { recoverPassword } from '@headframe/wire'
import { lives, Refusal, words } from '@headframe/wire'
import { isEasyToGuess } from '../../kit/sign-in/easy-passwords.ts'
import { forgetGuesses } from '../../kit/sign-in/guess-limits.ts'
import { rememberDevice } from '../../kit/sign-in/known-devices.ts'
import { findOwnNames } from '../../market/accounts/own-names.ts'
import { tellOfNewPassword } from '../../market/accounts/password-changed.ts'
import { hashPassword } from '../../kit/sign-in/passwords.ts'
import { setPassword } from '../../market/accounts/set-password.ts'
import { hashOfToken } from '../../kit/tokens.ts'
import type { Prepare, UseCase } from '../../kit/use-case.ts'
import { findReset, holdAccount, letInAgain, spendReset } from './queries.ts'
import type { FoundReset } from './queries.ts'
import { signInPaths } from './sign-in-paths.ts'

export const checkResetToken: UseCase<typeof recoverPassword.checkToken> = async (
  { db, now },
  { token },
) => {
  mustBeUsable(await findReset(db, hashOfToken(token)), now)
  return { error: false, message: 'OK' }
}

export const findUsableReset: Prepare<typeof recoverPassword.reset, FoundReset> = async (
  { reading, now },
  { token = '' },
) => {
  const reset = await findReset(reading, hashOfToken(token))
  mustBeUsable(reset, now)
  return { subject: reset }
}

export const resetPassword: UseCase<typeof recoverPassword.reset, FoundReset> = async (
  { db, reading, now, caller, world },
  { password, token },
  account,
) => {
  caller.noteAccount(account)
  const { greeted, wellKnown } = await findOwnNames(reading, account.id)
  if (await isEasyToGuess(password, wellKnown)) {
    throw new Refusal('INVALID', {
      text: words.easyPassword,
      fields: { password: words.easyPassword },
    })
  }
  const passwordHash = await hashPassword(password)

  await holdAccount(db, account.id)
  // Somebody else may have used the link while we were hashing.
  if (!(await spendReset(db, hashOfToken(token), now))) throw new Refusal('TOKENNOTACTIVE')
  await setPassword(db, { accountId: account.id, passwordHash, now })
  await letInAgain(db, account.id)
  // Whoever reads the account's mail is its owner, however many strangers are guessing.
  await forgetGuesses(db, account)
  await rememberDevice({ db, now, caller }, account.id)
  // Whoever used the link need not be whose mailbox it is.
  await tellOfNewPassword({ db, now, world }, account, { name: greeted, by: 'link' })
  return { error: false, redirectURL: world.config.appUrl + signInPaths[account.audience] }
}

/** A link that was used, replaced or left lying says so, as long as it is kept. */
function mustBeUsable(reset: FoundReset | undefined, now: Date): asserts reset {
  const age = reset ? (now.getTime() - reset.created_at.getTime()) / 1000 : Number.POSITIVE_INFINITY
  if (!reset || age >= lives.resetLinkKeptSeconds) throw new Refusal('TOKENNOTFOUND')
  if (reset.spent_at) throw new Refusal('TOKENNOTACTIVE')
  if (age >= lives.resetLinkSeconds) throw new Refusal('TOKENEXPIRED')
}
