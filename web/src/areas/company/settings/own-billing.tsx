import { companyAccounts, companyBilling } from '@headframe/wire'

import { useRead } from '../../../calls/use-read.ts'
import { ChangeInPlace } from '../../../parts/account-settings/change-in-place.tsx'
import { useOneOpen } from '../../../parts/account-settings/one-open.tsx'
import { BillingForm } from '../billing/billing-form.tsx'
import { billingWords } from '../billing/billing-words.ts'

/** Whom receipts are made out to. */
export function OwnBilling() {
  const billing = useRead(companyBilling.show, {})
  const { company_name } = useRead(companyAccounts.account, {})
  const { finish } = useOneOpen()
  return (
    <ChangeInPlace name="billing" about="billing" value={billingWords(billing, company_name)}>
      <BillingForm isInPlace onDone={finish} />
    </ChangeInPlace>
  )
}
