import {
  judgeValue,
  passwordMin,
  plainAddress,
  text,
  email as emailField,
  newPassword,
} from '@headframe/wire'
import type { Config } from '../config.ts'
import { inOneTransaction } from '../db/call-transaction.ts'
import type { Writing } from '../db/open.ts'
import { openAccount, openStaffMember } from '../market/accounts/accounts.ts'
import { mailResetLink } from '../features/sign-in/recover-password.ts'
import { isEasyToGuess } from '../kit/sign-in/easy-passwords.ts'
import { hashPassword } from '../kit/sign-in/passwords.ts'
import { newToken } from '../kit/tokens.ts'
import { withWorld } from './with-world.ts'
import { WrongUse } from './wrong-use.ts'

type Options = Readonly<Record<string, string | undefined>>

const fields = {
  email: emailField('--email is needed', '--email is not an address'),
  name: text('--name is needed', 120),
  account: text('--account is empty', 120),
  password: newPassword(
    '--password is needed',
    `--password has to have ${passwordMin} characters or more`,
  ),
}

/** Without a password the new member is mailed a link to choose one, which then nobody else has ever known. */
export async function createStaff(config: Config, options: Options): Promise<object> {
  const email = read('email', options)
  const password = options['password'] === undefined ? undefined : read('password', options)
  const name = read('name', options)
  const staffAccount = options['account'] === undefined ? undefined : read('account', options)
  if (password && (await isEasyToGuess(password, [email, name, staffAccount])))
    throw new WrongUse('--password is too easy to guess')

  return withWorld(config, async (world) => {
    const passwordHash = await hashPassword(password ?? newToken())
    const member = { name, ...(staffAccount ? { staffAccount } : {}) }
    await inOneTransaction(world.database, async (db) => {
      await openStaffMember(db, { email, passwordHash, now: world.clock() }, member)
      if (!password) await world.tasks.promise(db, mailResetLink, { audience: 'staff', email })
    })
    return {
      created: email,
      account: staffAccount ?? 'the marketplace',
      ...(password ? {} : { mailed: 'a link to choose a password' }),
    }
  })
}

export async function createAdmin(config: Config, options: Options): Promise<object> {
  const email = read('email', options)
  return withWorld(config, async (world) => {
    await inOneTransaction(world.database, async (db) => {
      if (await letInAgain(db, email)) return
      await openAccount(db, { audience: 'admin', email, passwordHash: null, now: world.clock() })
    })
    return { created: email, signInAt: `${config.appUrl}/dashboard/auth` }
  })
}

/** An administrator who left and comes back is who they were. */
async function letInAgain(db: Writing, email: string): Promise<boolean> {
  const account = await db
    .updateTable('account')
    .set({ ended_at: null })
    .where('audience', '=', 'admin')
    .where('email', '=', plainAddress(email))
    .where('ended_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return account !== undefined
}

function read(option: keyof typeof fields, options: Options): string {
  const { value, fault } = judgeValue(fields[option], options[option])
  if (fault !== undefined || value === undefined)
    throw new WrongUse(fault ?? `--${option} is needed`)
  return value
}
