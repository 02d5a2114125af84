import type { Call } from '@headframe/wire'
import { Refusal, roleFor, roleSuffices } from '@headframe/wire'
import type { CompanyRole } from '@headframe/wire'
import type { Writing } from '../../db/open.ts'
import { isColleague } from '../actor.ts'
import type { Actor } from '../actor.ts'

/**
 * Refuses what a colleague has done while their role was taken away. Until the call ends they keep it:
 * whoever would take it waits. What everybody in the account may do hangs on no role.
 */
export async function mustStillHoldRole(
  db: Writing,
  call: Call,
  actor: Actor | undefined,
): Promise<void> {
  if (actor?.audience !== 'company' || !isColleague(actor) || roleFor(call) === 'viewer') return
  const held = await db
    .selectFrom('colleague')
    .select('role')
    .where('id', '=', actor.personId)
    .forShare()
    .executeTakeFirst()
  if (!held) throw new Refusal('UNAUTHENTICATED')
  // The database takes no others.
  if (!roleSuffices(held.role as CompanyRole, call)) throw new Refusal('ROLE_NEEDED')
}
