import type { Billing } from '@headframe/wire'
import type { Writing } from '../../db/open.ts'

export function changeBilling(
  db: Writing,
  companyId: string,
  { billing_name, abn, order_number }: Billing,
): Promise<Billing | undefined> {
  return db
    .updateTable('company')
    .set({ billing_name, billing_abn: abn, order_number })
    .where('id', '=', companyId)
    .returning(['billing_name', 'billing_abn as abn', 'order_number'])
    .executeTakeFirst()
}
