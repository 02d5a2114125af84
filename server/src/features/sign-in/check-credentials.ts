import type { Audience } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import type { Database } from '../../db/open.ts'
import { guess, passwordGuessLimits } from '../../kit/guess-limits.ts'
import { passwordFits } from '../../kit/passwords.ts'
import { findAccount } from './queries.ts'

interface Credentials {
  readonly audience: Audience
  readonly email: string
  readonly password: string
  /** The network address that they come from. */
  readonly from: string
}

/** The account that these credentials open. An unknown address costs as much time as a wrong password. */
export async function mustFindAccountFor(database: Database, credentials: Credentials, now: Date) {
  const { audience, email, password } = credentials
  const account = await guess(database, passwordGuessLimits(credentials), now, async () => {
    const found = await findAccount(database.reading, audience, email)
    const fits = await passwordFits(found?.password_hash, password)
    return found && fits ? { id: found.id, audience } : undefined
  })
  if (!account) throw new Refusal('BAD_CREDENTIALS')
  return account
}
