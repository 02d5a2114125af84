import type { CompanyRole, Invitation } from '@headframe/wire'
import { lives, Refusal } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import { instantOf } from '../../domain/instants.ts'
import { hashOfToken } from '../../kit/tokens.ts'
import { nameOfPerson } from '../../market/companies/colleagues.ts'
import { sql } from 'kysely'
import type { OpenInvitation } from './queries.ts'

export function invitationOf({ id, email, role, invited_at }: OpenInvitation): Invitation {
  return {
    id,
    email,
    // The database takes no others.
    role: role as CompanyRole,
    invitation_date: instantOf(invited_at),
    end_date: instantOf(invited_at) + lives.invitationSeconds,
  }
}

/** What the letter of an invitation tells; nothing once it was taken back or up. */
export function findToMail(db: Writing, id: string) {
  return db
    .selectFrom('invitation')
    .innerJoin('company', 'company.id', 'invitation.company_id')
    .select(['invitation.id', 'invitation.company_id', 'invitation.email', 'invitation.role'])
    .select('company.name as company_name')
    .select(nameOfPerson(sql.ref('invitation.invited_by')).as('invited_by'))
    .where('invitation.id', '=', id)
    .where('accepted_by', 'is', null)
    .forUpdate('invitation')
    .executeTakeFirst()
}

export async function keepLink(db: Writing, id: string, token: string, now: Date): Promise<void> {
  await db
    .updateTable('invitation')
    .set({ token_hash: hashOfToken(token), invited_at: now })
    .where('id', '=', id)
    .execute()
}

/** The invitation of this link, whatever has become of it. */
export function findByLink(db: Reading, token: string) {
  return db
    .selectFrom('invitation')
    .innerJoin('company', 'company.id', 'invitation.company_id')
    .select(['invitation.id', 'invitation.company_id', 'invitation.email', 'invitation.role'])
    .select(['invited_at', 'accepted_by', 'company.name as company_name'])
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirst()
}

export type FoundInvitation = NonNullable<Awaited<ReturnType<typeof findByLink>>>

/** A link that was used or left lying says so; one that a newer took the place of is unknown. */
export function mustBeOpen(
  invitation: FoundInvitation | undefined,
  now: Date,
): asserts invitation is FoundInvitation {
  if (!invitation) throw new Refusal('TOKENNOTFOUND')
  if (invitation.accepted_by) throw new Refusal('TOKENNOTACTIVE')
  const age = (now.getTime() - invitation.invited_at.getTime()) / 1000
  if (age >= lives.invitationSeconds) throw new Refusal('TOKENEXPIRED')
}

/** Whether it was still open: it may have been taken back this very moment. */
export async function noteAcceptance(db: Writing, id: string, accountId: string): Promise<boolean> {
  const noted = await db
    .updateTable('invitation')
    .set({ accepted_by: accountId })
    .where('id', '=', id)
    .where('accepted_by', 'is', null)
    .executeTakeFirst()
  return noted.numUpdatedRows > 0n
}
