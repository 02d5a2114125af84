import type { Audience } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import type { Database, Writing } from '../../db/open.ts'
import { guess, passwordGuessLimits } from '../../kit/sign-in/guess-limits.ts'
import { rememberDevice } from '../../kit/sign-in/known-devices.ts'
import { passwordFits } from '../../kit/sign-in/passwords.ts'
import { startSession } from '../../kit/sign-in/sessions.ts'
import type { LetIn } from '../../kit/sign-in/sessions.ts'
import type { Caller } from '../../kit/use-case.ts'
import { findAccount } from './queries.ts'

interface SigningIn {
  readonly db: Writing
  readonly now: Date
  readonly caller: Caller
  readonly world: { readonly database: Database }
}

interface Credentials {
  readonly audience: Audience
  readonly email: string
  readonly password: string
}

/** Opens a session for whoever has the right password; a password that was right a moment ago is wrong. */
export async function letIn(
  context: SigningIn,
  credentials: Credentials,
): Promise<{ id: string; token: string }> {
  const account = await mustFindAccountFor(context, credentials)
  const token = await startSession(context, account, 'BAD_CREDENTIALS')
  await rememberDevice(context, account.id)
  return { id: account.id, token }
}

/** The account that these credentials open. An unknown address costs as much time as a wrong password. */
async function mustFindAccountFor(
  { now, caller, world: { database } }: SigningIn,
  { audience, email, password }: Credentials,
): Promise<LetIn> {
  const places = await passwordGuessLimits(database.reading, { audience, email }, caller, now)
  const account = await guess(database, places, now, async () => {
    const found = await findAccount(database.reading, audience, email)
    // Also when the password is wrong: somebody looks at who is being guessed at.
    if (found) caller.noteAccount({ id: found.id, audience })
    const fits = await passwordFits(found?.password_hash, password)
    return found && fits ? { id: found.id, audience, passwordHash: found.password_hash } : undefined
  })
  if (!account) throw new Refusal('BAD_CREDENTIALS')
  return account
}
