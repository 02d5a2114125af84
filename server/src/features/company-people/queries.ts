import type { Colleague, CompanyRole } from '@headframe/wire'
import { sql } from 'kysely'
import type { Reading, Writing } from '../../db/open.ts'
import { instantOf } from '../../domain/instants.ts'

/** The account itself first, then colleagues as they came. */
export async function listColleagues(
  db: Reading,
  { companyId, personId }: { companyId: string; personId: string },
): Promise<Colleague[]> {
  const rows = await db
    .selectFrom('account')
    .leftJoin('colleague', 'colleague.id', 'account.id')
    .leftJoin('company', 'company.id', 'account.id')
    .select(['account.id', 'account.email', 'account.created_at'])
    .select(({ fn, val }) => [
      fn.coalesce('colleague.first_name', 'company.first_name').as('first_name'),
      fn.coalesce('colleague.last_name', 'company.last_name').as('last_name'),
      fn.coalesce('colleague.role', val('owner')).as('role'),
    ])
    .select((query) =>
      query
        .selectFrom('session')
        .select(({ fn }) => fn.max('used_at').as('at'))
        .whereRef('session.account_id', '=', 'account.id')
        .as('seen_at'),
    )
    .where(({ or, eb }) =>
      or([eb('account.id', '=', companyId), eb('colleague.company_id', '=', companyId)]),
    )
    .orderBy(sql`account.id = ${companyId}::uuid`, 'desc')
    .orderBy('account.created_at')
    .orderBy('account.id')
    .execute()
  return rows.map(({ created_at, seen_at, role, ...person }) => ({
    ...person,
    // The database takes no others.
    role: role as CompanyRole,
    is_account: person.id === companyId,
    is_self: person.id === personId,
    join_date: instantOf(created_at),
    last_seen_date: seen_at && instantOf(seen_at),
  }))
}

export function listInvitations(db: Reading, companyId: string) {
  return db
    .selectFrom('invitation')
    .select(['id', 'email', 'role', 'invited_at'])
    .where('company_id', '=', companyId)
    .where('accepted_by', 'is', null)
    .orderBy('invited_at', 'desc')
    .orderBy('id')
    .execute()
}

export type OpenInvitation = Awaited<ReturnType<typeof listInvitations>>[number]

/** Whether somebody in this very account signs in with the address. */
export async function isColleagueAddress(
  db: Reading,
  companyId: string,
  email: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('account')
    .leftJoin('colleague', 'colleague.id', 'account.id')
    .select('account.id')
    .where('audience', '=', 'company')
    .where('email', '=', email)
    .where(({ or, eb }) =>
      or([eb('account.id', '=', companyId), eb('colleague.company_id', '=', companyId)]),
    )
    .executeTakeFirst()
  return found !== undefined
}

/** How many places of an account are taken: by its own sign-in, colleagues, and whoever else is invited. */
export async function countPlaces(
  db: Reading,
  companyId: string,
  but: { readonly invited: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('colleague')
    .select(({ fn, selectFrom }) =>
      sql<string>`1 + ${fn.countAll<number>()} + ${selectFrom('invitation')
        .select(({ fn: of }) => of.countAll<number>().as('count'))
        .where('company_id', '=', companyId)
        .where('accepted_by', 'is', null)
        .where('email', '<>', but.invited)}`.as('count'),
    )
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface NewInvitation {
  readonly companyId: string
  readonly email: string
  readonly role: CompanyRole
  readonly by: string
  readonly now: Date
}

/** Whoever is invited again gets the new role, and a new link in place of the older one. */
export async function keepInvitation(
  db: Writing,
  { companyId, email, role, by, now }: NewInvitation,
): Promise<OpenInvitation> {
  const fresh = { role, invited_by: by, invited_at: now, token_hash: null }
  return db
    .insertInto('invitation')
    .values({ company_id: companyId, email, ...fresh })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'email']).where('accepted_by', 'is', null).doUpdateSet(fresh),
    )
    .returning(['id', 'email', 'role', 'invited_at'])
    .executeTakeFirstOrThrow()
}

/** Of an invitation that is open; the link that is out ends. */
export function renewInvitation(db: Writing, companyId: string, id: string, now: Date) {
  return db
    .updateTable('invitation')
    .set({ invited_at: now, token_hash: null })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('accepted_by', 'is', null)
    .returning(['id', 'email', 'role', 'invited_at'])
    .executeTakeFirst()
}

export async function deleteInvitation(
  db: Writing,
  companyId: string,
  id: string,
): Promise<boolean> {
  const gone = await db
    .deleteFrom('invitation')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('accepted_by', 'is', null)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** Whether there is such a colleague, who has the role from now on. */
export async function giveRole(
  db: Writing,
  { companyId, id, role }: { companyId: string; id: string; role: CompanyRole },
): Promise<boolean> {
  const changed = await db
    .updateTable('colleague')
    .set({ role })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** With the sign-in goes all that hangs on it: sessions, links, and their place in the account. */
export async function removeColleague(
  db: Writing,
  companyId: string,
  id: string,
): Promise<{ email: string } | undefined> {
  const removed = await db
    .deleteFrom('account')
    .using('colleague')
    .whereRef('colleague.id', '=', 'account.id')
    .where('account.id', '=', id)
    .where('colleague.company_id', '=', companyId)
    .returning('account.email')
    .executeTakeFirst()
  if (removed) await db.deleteFrom('keyed_reply').where('caller', '=', id).execute()
  return removed
}
