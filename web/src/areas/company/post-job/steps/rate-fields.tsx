import { rateCategories, rateCategoryNames, rateTypeNames, rateTypes } from '@headframe/wire'

import { CallField } from '../../../../forms/call-form.tsx'
import { useStored } from '../../../../forms/use-stored.ts'
import { rateHint } from '../../../../lib/amount-in.ts'
import { NumberInput } from '../../../../ui/form/number-input.tsx'
import { RadioGroup } from '../../../../ui/form/radio-group.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { inCents } from '../job-data.ts'
import type { StepProps } from './step-props.ts'

const longestAmount = 15
const leftOut =
  'Contractors who filter by rate only find a job without one when they ask for those too.'

/** What is paid: named, or how it will be found. What was typed stays while another kind is looked at. */
export function RateFields({ form }: StepProps) {
  const isNamed = useStored(form.store, ({ values }) => values.rate_category === 'custom_rate')
  const hint = useStored(form.store, ({ values }) => rateHint(values.rate))

  return (
    <>
      <CallField
        form={form}
        name="rate_category"
        label="Rate"
        hint={isNamed ? undefined : leftOut}
        required
      >
        {(control) => (
          <Select
            {...control}
            options={rateCategories.map((value) => ({ value, label: rateCategoryNames[value] }))}
          />
        )}
      </CallField>
      {isNamed && (
        <>
          <CallField form={form} name="rate" label="Rate amount" hint={hint} required>
            {(control, set) => (
              <NumberInput
                {...control}
                prefix="$"
                maxLength={longestAmount}
                onChange={({ target }) => set(inCents(target.value))}
              />
            )}
          </CallField>
          <CallField form={form} name="rate_type" label="Rate type" required group>
            {({ value }, set) => (
              <RadioGroup<typeof value>
                look="segmented"
                value={value}
                onChosen={set}
                choices={rateTypes.map((type) => ({ value: type, label: rateTypeNames[type] }))}
              />
            )}
          </CallField>
        </>
      )}
    </>
  )
}
