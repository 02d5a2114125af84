import type { CompanyRole, SignedInPerson } from '@headframe/wire'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Reading, Writing } from '../../db/open.ts'
import { openAccount } from '../accounts/accounts.ts'
import type { NewAccount } from '../accounts/accounts.ts'

export interface NewColleague {
  readonly companyId: string
  readonly role: CompanyRole
  readonly firstName: string
  readonly lastName: string
}

/** Opens a sign-in for somebody who works in a company's account, which is the demo's where that is. */
export async function openColleague(
  db: Writing,
  account: Omit<NewAccount, 'audience'>,
  { companyId, role, firstName, lastName }: NewColleague,
): Promise<string> {
  const id = await openAccount(db, { ...account, audience: 'company', isColleague: true })
  await db
    .insertInto('colleague')
    .values({
      id,
      company_id: companyId,
      role,
      first_name: firstName,
      last_name: lastName,
      joined_at: account.now,
    })
    .execute()
  await db
    .updateTable('account')
    .from('account as whole')
    .set(({ ref }) => ({ demo: ref('whole.demo') }))
    .where('account.id', '=', id)
    .where('whole.id', '=', companyId)
    .execute()
  return id
}

/** What a person of a company is called, by the id that they sign in with; nothing once they have gone. */
export function nameOfPerson(id: RawBuilder<string | null>): RawBuilder<string | null> {
  return sql<string | null>`(
    select nullif(btrim(concat_ws(' ', first_name, last_name)), '') from (
      select id, first_name, last_name from colleague
      union all select id, first_name, last_name from company
    ) as person where person.id = ${id}
  )`
}

/** Who of its people is signed in; nobody when their sign-in has just gone. */
export async function findSignedIn(
  db: Reading,
  { companyId, personId }: { readonly companyId: string; readonly personId: string },
): Promise<SignedInPerson | undefined> {
  const person = await db
    .selectFrom('account')
    .leftJoin('colleague', 'colleague.id', 'account.id')
    .leftJoin('company', 'company.id', 'account.id')
    .select(['account.id', 'account.email'])
    .select(({ fn, val }) => [
      fn.coalesce('colleague.first_name', 'company.first_name').as('first_name'),
      fn.coalesce('colleague.last_name', 'company.last_name').as('last_name'),
      fn.coalesce('colleague.role', val('owner')).as('role'),
    ])
    .where('account.id', '=', personId)
    .where(({ fn }) => fn.coalesce('colleague.company_id', 'company.id'), '=', companyId)
    .executeTakeFirst()
  return (
    // The database takes no other roles.
    person && { ...person, role: person.role as CompanyRole, is_account: personId === companyId }
  )
}
