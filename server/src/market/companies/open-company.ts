import type { Insertable } from 'kysely'
import type { Writing } from '../../db/open.ts'
import type { Tables } from '../../db/tables.ts'
import { openAccount } from '../accounts/accounts.ts'
import type { NewAccount } from '../accounts/accounts.ts'
import { columnsOf } from './company-faces.ts'
import type { CompanyFace } from './company-faces.ts'
import { findFreeSlug } from './company-slugs.ts'

/** The person behind the account, as far as they have told. */
export interface CompanyContact {
  readonly firstName: string
  /** Somebody may have told one name only. */
  readonly lastName: string | null
  readonly title: string
  readonly phone: string
}

export interface NewCompany {
  readonly name: string
  readonly contact?: CompanyContact
  /** What it says about itself; published only when it says so. */
  readonly face?: Partial<CompanyFace>
  readonly isPublished?: boolean
  readonly noticeVersion?: string
}

interface OpenedCompany {
  readonly id: string
  readonly slug: string
}

export async function openCompany(
  db: Writing,
  account: Omit<NewAccount, 'audience'>,
  { name, contact, face = {}, isPublished = false, noticeVersion }: NewCompany,
): Promise<OpenedCompany> {
  const id = await openAccount(db, { ...account, audience: 'company' })
  const slug = await insertUnderFreeSlug(db, name, {
    id,
    created_at: account.now,
    first_name: contact?.firstName,
    last_name: contact?.lastName,
    title: contact?.title,
    phone: contact?.phone,
    published_at: isPublished ? account.now : null,
    notice_version: noticeVersion,
    ...columnsOf(face),
    name,
  })
  return { id, slug }
}

/** Of two that take a name at once, the second waits for the first and then looks for another number. */
async function insertUnderFreeSlug(
  db: Writing,
  name: string,
  company: Omit<Insertable<Tables['company']>, 'slug'>,
): Promise<string> {
  for (;;) {
    const slug = await findFreeSlug(db, name)
    const inserted = await db
      .insertInto('company')
      .values({ ...company, slug })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted) return slug
  }
}
