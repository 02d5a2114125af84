import { productName } from '@headframe/wire'
import type { Writing } from '../../db/open.ts'
import { mailLater } from '../../kit/mail-later.ts'
import type { World } from '../../kit/world.ts'
import { welcome } from './mails.ts'
import type { NextStep } from './mails.ts'

interface Newcomer {
  readonly accountId: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

export async function welcomeByMail(
  { db, now, world }: { db: Writing; now: Date; world: World },
  { accountId, email, firstName, lastName }: Newcomer,
  next: NextStep,
): Promise<void> {
  await mailLater(
    { db, now, tasks: world.tasks },
    { address: email, name: `${firstName} ${lastName}`, accountId },
    welcome({
      product: productName,
      name: firstName,
      url: `${world.config.appUrl}/contractor/login`,
      next,
    }),
  )
}
