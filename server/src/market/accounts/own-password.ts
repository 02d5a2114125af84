import type { Audience, Faults } from '@headframe/wire'
import { Refusal, words } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import { accountIdOf } from '../../kit/actor.ts'
import type { Actor } from '../../kit/actor.ts'
import { guess, passwordGuessLimits } from '../../kit/sign-in/guess-limits.ts'
import { passwordFits } from '../../kit/sign-in/passwords.ts'
import type { Caller } from '../../kit/use-case.ts'
import type { World } from '../../kit/world.ts'

export interface OwnAccount {
  readonly id: string
  readonly audience: Audience
  readonly email: string
  readonly passwordHash: string | null
}

/** The account that is calling. It may have been erased since its session was looked at. */
export async function mustFindOwnAccount(db: Reading, actor: Actor): Promise<OwnAccount> {
  const account = await selectAccount(db, accountIdOf(actor)).executeTakeFirst()
  if (!account) throw new Refusal('UNAUTHENTICATED')
  return ownAccountOf(account)
}

/**
 * Whether this is the account's password. A wrong one counts as a failed sign-in, so that a session
 * that was stolen is no better place to guess it.
 */
export async function knowsOwnPassword(
  { world, caller, now }: { world: World; caller: Caller; now: Date },
  account: OwnAccount,
  password: string,
): Promise<boolean> {
  const places = await passwordGuessLimits(world.database.reading, account, caller, now)
  const isRight = await guess(world.database, places, now, async () =>
    (await passwordFits(account.passwordHash, password)) ? true : undefined,
  )
  return isRight ?? false
}

export const wrongAccountPassword = {
  field: 'accountPassword',
  text: words.accountPasswordWrong,
} as const

/** What is wrong with the password that is asked for again before something is taken away. */
export async function faultsOfProof(
  context: Parameters<typeof knowsOwnPassword>[0],
  account: OwnAccount,
  accountPassword: string | undefined,
): Promise<Faults> {
  const isKnown = accountPassword && (await knowsOwnPassword(context, account, accountPassword))
  return isKnown ? {} : { [wrongAccountPassword.field]: wrongAccountPassword.text }
}

/**
 * Holds the account until the call ends. When it has another password by now than the one that was
 * checked, somebody else was first, and what was sent is wrong after all.
 */
export async function mustLockOwnAccount(
  db: Writing,
  checked: OwnAccount,
  wrong: { readonly field: string; readonly text: string },
): Promise<OwnAccount> {
  const account = await selectAccount(db, checked.id).forUpdate().executeTakeFirst()
  if (!account) throw new Refusal('UNAUTHENTICATED')
  if (account.password_hash !== checked.passwordHash) {
    throw new Refusal('INVALID', { text: wrong.text, fields: { [wrong.field]: wrong.text } })
  }
  return ownAccountOf(account)
}

function selectAccount(db: Reading, id: string) {
  return db
    .selectFrom('account')
    .select(['id', 'audience', 'email', 'password_hash'])
    .where('id', '=', id)
}

function ownAccountOf(row: {
  id: string
  audience: string
  email: string
  password_hash: string | null
}): OwnAccount {
  const { id, audience, email, password_hash: passwordHash } = row
  // The database takes no other audiences.
  return { id, audience: audience as Audience, email, passwordHash }
}
