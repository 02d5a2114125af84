import { companySizes } from '@headframe/wire'

import { CallField } from '../../../forms/call-form.tsx'
import { useStored } from '../../../forms/use-stored.ts'
import { FacilitiesField } from '../../../parts/company-form/facilities-field.tsx'
import { SoftwareField } from '../../../parts/company-form/software-field.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import type { StepProps } from './get-started-step.tsx'
import { useIsMining } from './industries.ts'

export default function OperationsStep({ form }: StepProps) {
  const isMining = useIsMining(useStored(form.store, ({ values }) => values.industry))

  return (
    <>
      {isMining && (
        <>
          <CallField
            form={form}
            name="fieldRoster"
            label="Field roster"
            hint="Such as 8 days on, 6 days off."
          >
            {(control) => (
              <TextInput {...control} autoComplete="off" maxLength={companySizes.roster} />
            )}
          </CallField>
          <CallField form={form} name="facilities" label="Facilities">
            {({ name, value }, set) => <FacilitiesField name={name} value={value} onChange={set} />}
          </CallField>
        </>
      )}
      <CallField
        form={form}
        name="typicalHours"
        label="Typical hours"
        hint="Such as 12-hour shifts, or 8 am to 5 pm on weekdays."
      >
        {(control) => <TextInput {...control} autoComplete="off" maxLength={companySizes.hours} />}
      </CallField>
      <CallField form={form} name="softwareUsed" label="Software used" optional>
        {({ value }, set) => <SoftwareField value={value} onChange={set} isMining={isMining} />}
      </CallField>
    </>
  )
}
