import type { recoverPassword } from '@headframe/wire'
import { limits, productName, words, lives } from '@headframe/wire'
import type { Audience } from '@headframe/wire'
import { isWithin } from '../../kit/limits.ts'
import { mailLater } from '../../kit/letters/mail-later.ts'
import { spendResetsOf } from '../../market/accounts/set-password.ts'
import type { Task } from '../../kit/world.ts'
import { hashOfToken, newToken } from '../../kit/tokens.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { passwordReset, staffAccountOpened } from './mails.ts'
import { insertReset, lockAccount, nameOfNewcomer } from './queries.ts'
import { signInPaths } from './sign-in-paths.ts'

type Recoverable = Exclude<Audience, 'admin'>

/**
 * Whether the address is known is only looked at by the worker: the call does the same,
 * and takes the same time, for every address.
 */
export const mailResetLink: Task<{ audience: Recoverable; email: string }> = {
  name: 'mail-reset-link',
  tries: 10,
  async run({ db, now, world }, { audience, email }) {
    const account = await lockAccount(db, audience, email)
    if (!account) return

    if (!(await isWithin(db, limits.recoveryMailsPerAccount, account.id, now))) return

    const token = newToken()
    await spendResetsOf(db, account.id, now)
    await insertReset(db, { tokenHash: hashOfToken(token), accountId: account.id, now })
    const { appUrl } = world.config
    const link = {
      product: productName,
      url: `${appUrl}/reset-password/${token}`,
      minutes: lives.resetLinkSeconds / 60,
    }
    const newcomer = await nameOfNewcomer(db, account.id)
    await mailLater(
      { db, now, tasks: world.tasks },
      { address: account.email, accountId: account.id },
      newcomer === undefined
        ? passwordReset({ ...link, audience })
        : staffAccountOpened({ ...link, name: newcomer, signInUrl: appUrl + signInPaths.staff }),
    )
  },
}

export const recoverStaffPassword: UseCase<typeof recoverPassword.staff> = async (
  { db, world },
  { email },
) => {
  await world.tasks.promise(db, mailResetLink, { audience: 'staff', email })
  return { success: true, message: words.recoverySent }
}

const sent = { type: 'success', message: words.recoverySent } as const

export const recoverContractorPassword: UseCase<typeof recoverPassword.contractor> = async (
  { db, world },
  { email },
) => {
  await world.tasks.promise(db, mailResetLink, { audience: 'contractor', email })
  return sent
}

export const recoverCompanyPassword: UseCase<typeof recoverPassword.company> = async (
  { db, world },
  { email },
) => {
  await world.tasks.promise(db, mailResetLink, { audience: 'company', email })
  return sent
}
