import { contractTypes, rateTypeNames, rateTypes, sizes, type Answer } from '@headframe/wire'

import type { ReactNode } from 'react'

import { CallField } from '../../forms/call-form.tsx'
import { useStored } from '../../forms/use-stored.ts'
import { rateHint } from '../../lib/amount-in.ts'
import { Button } from '../../ui/form/button.tsx'
import { NumberInput } from '../../ui/form/number-input.tsx'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { AvailabilityField } from './availability-field.tsx'
import type { PersonFieldsProps } from './person-values.ts'
import { RoleFields } from './role-fields.tsx'

interface CareerFieldsProps extends PersonFieldsProps {
  availabilityHint?: ReactNode
  /** What was said to the questions of any role. */
  onRecord?: readonly Answer[] | undefined
}

/** What somebody does, from when, for how much, and what they would like to do. */
export function CareerFields({ form, availabilityHint, onRecord }: CareerFieldsProps) {
  return (
    <>
      <RoleFields form={form} onRecord={onRecord} />
      <AvailabilityField form={form} hint={availabilityHint} />
      <RateFields form={form} />
      <ContractField form={form} />
      <CallField form={form} name="ideal_role" label="Describe your preferred role">
        {(control) => <TextArea {...control} counter maxLength={sizes.paragraphLength} />}
      </CallField>
    </>
  )
}

const rateTypeChoices = rateTypes.map((type) => ({ value: type, label: rateTypeNames[type] }))

function RateFields({ form }: PersonFieldsProps) {
  const unit = useStored(form.store, ({ values }) => values.rate_type)
  const hint = useStored(form.store, ({ values }) => rateHint(values.rate))

  return (
    <div className="flex flex-wrap items-start gap-5">
      <CallField
        form={form}
        name="rate"
        label="Rate (excl. super)"
        hint={hint}
        className="w-56 max-w-full"
      >
        {(control) => (
          <NumberInput {...control} prefix="$" suffix={unit === '' ? undefined : `/${unit}`} />
        )}
      </CallField>
      <CallField form={form} name="rate_type" label="Rate type" group>
        {({ value, ...control }, set) => (
          <RadioGroup
            {...control}
            look="segmented"
            choices={rateTypeChoices}
            value={rateTypes.find((type) => type === value)}
            onChosen={set}
          />
        )}
      </CallField>
    </div>
  )
}

const contractChoices = contractTypes.map((type) => ({ value: type, label: type }))

function ContractField({ form }: PersonFieldsProps) {
  return (
    <CallField form={form} name="contract_type" label="Contract status" optional group>
      {({ value, ...control }, set) => (
        <div className="flex flex-wrap items-center gap-2">
          <RadioGroup
            {...control}
            look="segmented"
            choices={contractChoices}
            value={contractTypes.find((type) => type === value)}
            onChosen={set}
          />
          {value !== '' && (
            <Button
              variant="quiet"
              onClick={({ currentTarget }) => {
                // The button goes, and the focus must not fall back to the top of the page.
                currentTarget.parentElement?.querySelector('input')?.focus()
                set('')
              }}
            >
              Clear
            </Button>
          )}
        </div>
      )}
    </CallField>
  )
}
