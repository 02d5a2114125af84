import type { companyPeople, Faults } from '@headframe/wire'
import { Refusal, sizes, words } from '@headframe/wire'
import type { Prepare, UseCase } from '../../kit/use-case.ts'
import { isUuid } from '../../kit/uuids.ts'
import { lockCompany } from '../../market/locks.ts'
import { invitationOf } from './invitation-rows.ts'
import { mailInvitation } from './mail-invitation.ts'
import {
  countPlaces,
  deleteInvitation,
  isColleagueAddress,
  keepInvitation,
  renewInvitation,
} from './queries.ts'

type Invite = typeof companyPeople.invite

/** Who works in the account is no secret to its owner; of all others nothing is told here. */
export const checkInvited: Prepare<Invite, undefined> = async ({ db, actor }, { email }) => {
  if (!(await lockCompany(db, actor.companyId))) throw new Refusal('UNAUTHENTICATED')
  const isOne = email !== undefined && (await isColleagueAddress(db, actor.companyId, email))
  const faults: Faults = isOne ? { email: words.alreadyColleague } : {}
  return { subject: undefined, faults }
}

/**
 * Whether the address signs in to a company already is only looked at by the worker, and told to its mailbox
 * alone: neither the answer nor its time tells who has an account.
 */
export const invite: UseCase<Invite> = async ({ db, actor, now, world }, { email, role }) => {
  const { companyId, personId } = actor
  const taken = await countPlaces(db, companyId, { invited: email })
  if (taken >= sizes.peopleOfCompany) throw new Refusal('TEAM_FULL')
  const invitation = await keepInvitation(db, { companyId, email, role, by: personId, now })
  await world.tasks.promise(db, mailInvitation, { invitation: invitation.id })
  return { success: true, invitation: invitationOf(invitation) }
}

export const resend: UseCase<typeof companyPeople.resend> = async (
  { db, actor, now, world },
  { id },
) => {
  const renewed = isUuid(id) ? await renewInvitation(db, actor.companyId, id, now) : undefined
  if (!renewed) throw new Refusal('NOT_FOUND')
  await world.tasks.promise(db, mailInvitation, { invitation: renewed.id })
  return { success: true, invitation: invitationOf(renewed) }
}

export const withdraw: UseCase<typeof companyPeople.withdraw> = async ({ db, actor }, { id }) => {
  const isGone = isUuid(id) && (await deleteInvitation(db, actor.companyId, id))
  if (!isGone) throw new Refusal('NOT_FOUND')
  return { success: true }
}
