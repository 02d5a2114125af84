import type { companyPeople } from '@headframe/wire'
import { productName, Refusal } from '@headframe/wire'
import type { Writing } from '../../db/open.ts'
import type { CompanyActor } from '../../kit/actor.ts'
import { forgetEndedTo } from '../../kit/letters/letter-rows.ts'
import { mailLater } from '../../kit/letters/mail-later.ts'
import { companyToStrangers } from '../../kit/mail/words-and-links.ts'
import { endSessionsOf } from '../../kit/sign-in/sessions.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { isUuid } from '../../kit/uuids.ts'
import { findCompanyAccount } from '../../market/companies/company-accounts.ts'
import { lockCompany } from '../../market/locks.ts'
import { takenOut } from './mails.ts'
import { giveRole, removeColleague } from './queries.ts'

/** Whoever is signed in with the older role signs in again, and finds the screens of the new one. */
export const changeRole: UseCase<typeof companyPeople.changeRole> = async (
  { db, actor },
  { id, role },
) => {
  await mustBeAnother(db, actor, id)
  if (!(await giveRole(db, { companyId: actor.companyId, id, role })))
    throw new Refusal('NOT_FOUND')
  await endSessionsOf(db, id)
  return { success: true }
}

/** They are told by mail: nothing else tells a sign-in that was ended from one that was mistyped. */
export const remove: UseCase<typeof companyPeople.remove> = async (
  { db, actor, now, world },
  { id },
) => {
  await mustBeAnother(db, actor, id)
  const removed = await removeColleague(db, actor.companyId, id)
  if (!removed) throw new Refusal('NOT_FOUND')
  await world.tasks.forget(db, { audience: 'company', email: removed.email })
  await forgetEndedTo(db, [removed.email])
  const account = await findCompanyAccount(db, actor.companyId, world.config.apiUrl)
  if (account)
    await mailLater(
      { db, now, tasks: world.tasks },
      { address: removed.email },
      takenOut({
        product: productName,
        company: companyToStrangers(account.company_name),
      }),
    )
  return { success: true }
}

/**
 * Of all that would change who may do what in an account, one does at a time: of two owners who remove each
 * other, one is there no more when it is their turn.
 */
async function mustBeAnother(db: Writing, actor: CompanyActor, id: string): Promise<void> {
  if (!(await lockCompany(db, actor.companyId))) throw new Refusal('UNAUTHENTICATED')
  if (id === actor.companyId) throw new Refusal('LAST_OWNER')
  if (id === actor.personId) throw new Refusal('OWN_ROLE')
  if (!isUuid(id)) throw new Refusal('NOT_FOUND')
}
