import type { contractorSettings } from '@headframe/wire'
import { productName, Refusal, words } from '@headframe/wire'
import { mailLater } from '../../kit/letters/mail-later.ts'
import {
  faultsOfProof,
  mustFindOwnAccount,
  mustLockOwnAccount,
  wrongAccountPassword,
} from '../../market/accounts/own-password.ts'
import type { OwnAccount } from '../../market/accounts/own-password.ts'
import { spendResetsOf } from '../../market/accounts/set-password.ts'
import { copyContractors } from '../../market/library/copy-contractors.ts'
import type { Prepare, UseCase } from '../../kit/use-case.ts'
import { addressChanged, addressLeft } from './mails.ts'
import { findFirstName, moveToAddress } from './queries.ts'

type ChangeEmail = typeof contractorSettings.email

export const checkNewEmail: Prepare<ChangeEmail, OwnAccount> = async (
  context,
  { newEmailAddress, accountPassword },
) => {
  const account = await mustFindOwnAccount(context.reading, context.actor)
  const isUnchanged = newEmailAddress === account.email
  const faults = {
    ...(isUnchanged ? { newEmailAddress: words.emailUnchanged } : {}),
    ...(await faultsOfProof(context, account, accountPassword)),
  }
  return { faults, subject: account }
}

export const changeEmail: UseCase<ChangeEmail, OwnAccount> = async (
  { db, now, world },
  { newEmailAddress },
  checked,
) => {
  const account = await mustLockOwnAccount(db, checked, wrongAccountPassword)
  if (account.email === newEmailAddress) {
    throw new Refusal('INVALID', {
      text: words.emailUnchanged,
      fields: { newEmailAddress: words.emailUnchanged },
    })
  }
  if (!(await moveToAddress(db, account, newEmailAddress))) throw new Refusal('EMAIL_TAKEN')
  await copyContractors(db, [account.id], now)
  // A link that lies in the old mailbox would still open the account.
  await spendResetsOf(db, account.id, now)

  const mailing = { db, now, tasks: world.tasks }
  const to = { accountId: account.id }
  const facts = { product: productName, name: await findFirstName(db, account.id) }
  await mailLater(mailing, { ...to, address: account.email }, addressLeft(facts))
  await mailLater(mailing, { ...to, address: newEmailAddress }, addressChanged(facts))
  return { error: false, errorMessage: null, message: words.emailUpdated }
}
