import type { CompanyAccount } from '@headframe/wire'
import { isMining } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import { instantOf } from '../../domain/instants.ts'
import { addressOfLogo } from './logos.ts'

/** A company and the person behind it, as it sees its own account. */
export async function findCompanyAccount(
  db: Reading,
  companyId: string,
  apiUrl: string,
): Promise<CompanyAccount | undefined> {
  const row = await db
    .selectFrom('company')
    .innerJoin('account', 'account.id', 'company.id')
    .leftJoin('industry', 'industry.id', 'company.industry_id')
    .select(['company.id', 'company.slug', 'company.name as company_name', 'account.email'])
    .select(['company.first_name', 'company.last_name', 'company.title', 'company.phone'])
    .select(['industry.name as industry', 'company.credits', 'company.created_at'])
    .select(['company.logo_id', 'company.logo_query', 'company.published_at'])
    .where('company.id', '=', companyId)
    .executeTakeFirst()
  if (!row) return undefined

  const { logo_id, logo_query, created_at, published_at, ...account } = row
  return {
    ...account,
    is_mining: isMining(account.industry),
    logo: addressOfLogo(apiUrl, logo_id === null ? null : { id: logo_id, query: logo_query }),
    profile_published: published_at !== null,
    creation_date: instantOf(created_at),
  }
}
