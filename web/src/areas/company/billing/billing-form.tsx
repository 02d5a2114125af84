import { billingSizes, companyAccounts, companyBilling } from '@headframe/wire'

import { useRead } from '../../../calls/use-read.ts'
import { CallField, CallForm } from '../../../forms/call-form.tsx'
import type { Place } from '../../../forms/use-kept-typing.ts'
import { KeptNote } from '../../../forms/kept-note.tsx'
import { useCallForm } from '../../../forms/use-call-form.ts'
import { CancelChange } from '../../../parts/account-settings/change-in-place.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
import { shownAbn } from './billing-words.ts'

/** Where it waits while its writer signs in again. */
export const keptBilling: Place = { key: 'billing', kind: 'company' }

interface BillingFormProps {
  /** In a row of the settings, which it closes. */
  isInPlace?: boolean
  onDone: () => void
}

/** How receipts are made out from now on. */
export function BillingForm({ isInPlace = false, onDone }: BillingFormProps) {
  const { billing_name, abn, order_number } = useRead(companyBilling.show, {})
  const { company_name } = useRead(companyAccounts.account, {})
  const toast = useToast()
  const form = useCallForm({
    call: companyBilling.save,
    initial: {
      billing_name: billing_name ?? '',
      abn: shownAbn(abn),
      order_number: order_number ?? '',
    },
    keeper: { ...keptBilling, isOnlyChanges: true },
    onDone: () => {
      toast.success('Your billing details have been saved.')
      onDone()
    },
  })

  return (
    <CallForm
      form={form}
      submit="Save billing details"
      busyLabel="Saving your billing details"
      beside={isInPlace && <CancelChange form={form} />}
    >
      <KeptNote form={form} />
      <CallField
        form={form}
        name="billing_name"
        label="Billing name"
        hint={`Instead of ${company_name}, such as the name of your group.`}
        optional
      >
        {(control) => (
          <TextInput {...control} autoComplete="organization" maxLength={billingSizes.name} />
        )}
      </CallField>
      <CallField form={form} name="abn" label="ABN" hint="11 digits." optional>
        {(control) => (
          <TextInput {...control} inputMode="numeric" autoComplete="off" inputClassName="num" />
        )}
      </CallField>
      <CallField
        form={form}
        name="order_number"
        label="Order number"
        hint="Your own, such as of a purchase order. It stands on each receipt until you change it."
        optional
      >
        {(control) => (
          <TextInput {...control} autoComplete="off" maxLength={billingSizes.orderNumber} />
        )}
      </CallField>
    </CallForm>
  )
}
