import { limits } from '@headframe/wire'
import type { Writing } from '../../db/open.ts'
import { mailLater } from '../../kit/letters/mail-later.ts'
import type { Addressee, Letter } from '../../kit/letters/mail-later.ts'
import { isWithin } from '../../kit/limits.ts'
import type { World } from '../../kit/world.ts'

export interface Changing {
  readonly db: Writing
  readonly now: Date
  readonly world: Pick<World, 'tasks'>
}

/**
 * Tells an address that its account was changed. Nobody confirms an address, so whoever changes theirs to
 * and fro must not fill the mailbox of a stranger; by then its owner has been told many times.
 */
export async function tellOfChange(
  { db, now, world }: Changing,
  to: Addressee,
  letter: Letter,
): Promise<void> {
  if (!(await isWithin(db, limits.changeMails, to.address, now))) return
  await mailLater({ db, now, tasks: world.tasks }, to, letter)
}
