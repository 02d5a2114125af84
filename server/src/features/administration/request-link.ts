import type { administration } from '@headframe/wire'
import { limits, lives, productName } from '@headframe/wire'
import type { Writing } from '../../db/open.ts'
import { isWithin } from '../../kit/limits.ts'
import { mailLater } from '../../kit/letters/mail-later.ts'
import { hashOfToken, newToken } from '../../kit/tokens.ts'
import type { UseCase } from '../../kit/use-case.ts'
import type { Task, World } from '../../kit/world.ts'
import { adminLink } from './mails.ts'
import { findAdmin, insertLink, isDemoAdmin } from './queries.ts'

/** As for forgotten passwords: only the worker looks whether the address is known. */
export const mailSignInLink: Task<{ email: string }> = {
  name: 'mail-sign-in-link',
  tries: 10,
  async run({ db, now, world }, { email }) {
    await sendLink(db, world, email, now)
  },
}

export const requestLink: UseCase<typeof administration.requestLink> = async (
  { db, now, world },
  { email },
) => {
  const answer = { success: true, message: 'sent' } as const
  if (!world.config.demo || !(await isDemoAdmin(db, email))) {
    await world.tasks.promise(db, mailSignInLink, { email })
    return answer
  }

  // The demo's confirmation screen links to it, for nobody reads the demo's mail.
  const url = await sendLink(db, world, email, now)
  return url ? { ...answer, demo_link: url } : answer
}

/** Makes a link; beyond a few an hour for one account it is no longer mailed. */
async function sendLink(
  db: Writing,
  world: World,
  email: string,
  now: Date,
): Promise<string | undefined> {
  const admin = await findAdmin(db, email)
  if (!admin) return undefined

  const token = newToken()
  const url = `${world.config.appUrl}/dashboard/auth/${token}`
  await insertLink(db, { tokenHash: hashOfToken(token), accountId: admin.id, now })

  if (await isWithin(db, limits.recoveryMailsPerAccount, admin.id, now)) {
    await mailLater(
      { db, now, tasks: world.tasks },
      { address: admin.email, accountId: admin.id },
      adminLink({ product: productName, url, minutes: lives.adminLinkSeconds / 60 }),
    )
  }
  return url
}
