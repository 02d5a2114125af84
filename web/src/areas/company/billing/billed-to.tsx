import { companyAccounts, companyBilling } from '@headframe/wire'
import { useState } from 'react'

import { useRead } from '../../../calls/use-read.ts'
import { hasKeptTyping } from '../../../forms/use-kept-typing.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { BillingForm, keptBilling } from './billing-form.tsx'
import { billingWords } from './billing-words.ts'

/** Whom the receipt will name, beside what is about to be paid. */
export function BilledTo() {
  const billing = useRead(companyBilling.show, {})
  const { company_name } = useRead(companyAccounts.account, {})
  const [isOpen, setIsOpen] = useState(() => hasKeptTyping(keptBilling))

  return (
    <div className="flex items-center justify-between gap-4">
      <p className="num min-w-0 text-sm wrap-anywhere">
        <span className="text-ink-2">Receipt for </span>
        {billingWords(billing, company_name)}
      </p>
      <Dialog
        size="sm"
        title="Billing details"
        description="They stand on your receipts from now on."
        open={isOpen}
        onOpenChange={setIsOpen}
        trigger={
          <Button variant="quiet" size="sm">
            Change
          </Button>
        }
      >
        <BillingForm onDone={() => setIsOpen(false)} />
      </Dialog>
    </div>
  )
}
