import type { Faults } from '@headframe/wire'
import { productName, Refusal, words } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import type { Actor } from '../../kit/actor.ts'
import { sendNewsTo } from '../../kit/letters/letter-rows.ts'
import type { Caller, Prepared } from '../../kit/use-case.ts'
import type { World } from '../../kit/world.ts'
import { moveToAddress } from './accounts.ts'
import { addressChanged, addressLeft } from './address-changed.ts'
import { findOwnNames } from './own-names.ts'
import {
  faultsOfProof,
  mustFindOwnAccount,
  mustLockOwnAccount,
  wrongAccountPassword,
} from './own-password.ts'
import type { OwnAccount } from './own-password.ts'
import { spendResetsOf } from './set-password.ts'
import { tellOfChange } from './tell-of-change.ts'

interface Changing {
  readonly reading: Reading
  readonly actor: Actor
  readonly now: Date
  readonly caller: Caller
  readonly world: World
}

interface NewEmail {
  readonly newEmailAddress: string
  readonly accountPassword: string
}

export async function checkNewEmail(
  context: Changing,
  { newEmailAddress, accountPassword }: Partial<NewEmail>,
): Promise<Prepared<OwnAccount>> {
  const account = await mustFindOwnAccount(context.reading, context.actor)
  const isUnchanged = newEmailAddress === account.email
  const faults: Faults = {
    ...(isUnchanged ? { newEmailAddress: words.emailUnchanged } : {}),
    ...(await faultsOfProof(context, account, accountPassword)),
  }
  return { faults, subject: account }
}

/** Moves the sign-in to another address at once, and tells both. */
export async function changeEmail(
  { db, now, world }: { db: Writing; now: Date; world: World },
  newAddress: string,
  checked: OwnAccount,
): Promise<void> {
  const account = await mustLockOwnAccount(db, checked, wrongAccountPassword)
  if (account.email === newAddress) {
    throw new Refusal('INVALID', {
      text: words.emailUnchanged,
      fields: { newEmailAddress: words.emailUnchanged },
    })
  }
  if (!(await moveToAddress(db, account, newAddress))) throw new Refusal('EMAIL_TAKEN')
  // A link that lies in the old mailbox would still open the account.
  await spendResetsOf(db, account.id, now)
  await sendNewsTo(db, account.id, newAddress)
  // One that has failed would keep the old address for a month, whatever becomes of the account.
  await world.tasks.forget(db, { audience: account.audience, email: account.email })

  const telling = { db, now, world }
  const to = { accountId: account.id }
  const { greeted } = await findOwnNames(db, account.id)
  const isAnswered = world.config.contactEmail !== undefined
  const facts = { product: productName, name: greeted, audience: account.audience, isAnswered }
  await tellOfChange(telling, { ...to, address: account.email }, addressLeft(facts))
  await tellOfChange(telling, { ...to, address: newAddress }, addressChanged(facts))
}
