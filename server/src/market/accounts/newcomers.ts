import { productName, Refusal } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import { mailLater } from '../../kit/letters/mail-later.ts'
import { rememberDevice } from '../../kit/sign-in/known-devices.ts'
import { hashPassword } from '../../kit/sign-in/passwords.ts'
import { startSession } from '../../kit/sign-in/sessions.ts'
import type { Caller } from '../../kit/use-case.ts'
import type { World } from '../../kit/world.ts'
import { isEmailTaken } from './accounts.ts'
import type { NewAccount } from './accounts.ts'
import type { Registering } from './registration-drafts.ts'
import { welcome } from './welcome.ts'
import type { Filled } from './welcome.ts'

interface Newcomer {
  readonly id: string
  readonly audience: Registering
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** Hashes the password, unless the address has an account. Of many at once, opening it has the last word. */
export async function readyAccount(
  { reading, now }: { reading: Reading; now: Date },
  { audience, email, password }: { audience: Registering; email: string; password: string },
): Promise<Omit<NewAccount, 'audience'> & { readonly passwordHash: string }> {
  if (await isEmailTaken(reading, audience, email)) throw new Refusal('EMAIL_TAKEN')
  return { email, passwordHash: await hashPassword(password), now }
}

/** Whoever has just registered is signed in, in a browser that their account knows from now on. */
export async function letNewcomerIn(
  context: { db: Writing; now: Date; caller: Caller },
  newcomer: { id: string; audience: Registering; passwordHash: string },
): Promise<string> {
  const token = await startSession(context, newcomer)
  await rememberDevice(context, newcomer.id)
  return token
}

/** Promises the letter that tells a newcomer where to sign in, and what comes next. */
export async function welcomeByMail(
  { db, now, world }: { db: Writing; now: Date; world: World },
  { id, audience, email, firstName, lastName }: Newcomer,
  filled: Filled,
): Promise<void> {
  await mailLater(
    { db, now, tasks: world.tasks },
    { address: email, name: `${firstName} ${lastName}`.trim(), accountId: id },
    welcome(audience, filled, {
      product: productName,
      name: firstName,
      url: `${world.config.appUrl}/${audience}/login`,
    }),
  )
}
