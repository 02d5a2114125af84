import { productName } from '@headframe/wire'
import type { Writing } from '../../db/open.ts'
import { mailLater } from '../../kit/letters/mail-later.ts'
import type { Letter } from '../../kit/letters/mail-later.ts'
import type { World } from '../../kit/world.ts'

interface Newcomer {
  readonly accountId: string
  readonly audience: 'contractor' | 'company'
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

type Compose = (facts: { product: string; name: string; url: string }) => Letter

/** Promises the letter that tells a newcomer where to sign in, and what comes next. */
export async function welcomeByMail(
  { db, now, world }: { db: Writing; now: Date; world: World },
  { accountId, audience, email, firstName, lastName }: Newcomer,
  compose: Compose,
): Promise<void> {
  await mailLater(
    { db, now, tasks: world.tasks },
    { address: email, name: `${firstName} ${lastName}`.trim(), accountId },
    compose({
      product: productName,
      name: firstName,
      url: `${world.config.appUrl}/${audience}/login`,
    }),
  )
}
