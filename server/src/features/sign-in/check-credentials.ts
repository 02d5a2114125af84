import type { Audience } from '@headframe/wire'
import { limits, Refusal } from '@headframe/wire'
import type { Database } from '../../db/open.ts'
import { countTry, forgiveTry } from '../../kit/limits.ts'
import { passwordFits } from '../../kit/passwords.ts'
import { findAccount } from './queries.ts'

interface Credentials {
  readonly audience: Audience
  readonly email: string
  readonly password: string
  /** The network address that they come from. */
  readonly from: string
}

/**
 * The account that these credentials open. An unknown address costs as much time as a wrong
 * password, and every try counts before it is made, so that many at once are no way round.
 */
export async function mustFindAccountFor(database: Database, credentials: Credentials, now: Date) {
  const { audience, email, password, from } = credentials
  const account = `${audience}:${email}`
  const [byAccount, byAddress] = await Promise.all([
    countTry(database, limits.failedSignInsPerAccount, account, now),
    countTry(database, limits.failedSignInsPerAddress, from, now),
  ])
  if (byAccount.made > limits.failedSignInsPerAccount.points) throw tooMany(byAccount.secondsLeft)
  if (byAddress.made > limits.failedSignInsPerAddress.points) throw tooMany(byAddress.secondsLeft)

  const found = await findAccount(database.reading, audience, email)
  if (!(await passwordFits(found?.password_hash, password)) || !found)
    throw new Refusal('BAD_CREDENTIALS')

  await Promise.all([
    forgiveTry(database, limits.failedSignInsPerAccount, account),
    forgiveTry(database, limits.failedSignInsPerAddress, from),
  ])
  return { id: found.id, audience }
}

function tooMany(retryAfterSeconds: number): Refusal {
  return new Refusal('RATE_LIMITED', { retryAfterSeconds })
}
