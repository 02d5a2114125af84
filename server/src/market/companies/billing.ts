import type { Billing } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'

/** How a company wants its receipts made out. */
export function findBilling(db: Reading, companyId: string): Promise<Billing | undefined> {
  return db
    .selectFrom('company')
    .select(['billing_name', 'billing_abn as abn', 'order_number'])
    .where('id', '=', companyId)
    .executeTakeFirst()
}
