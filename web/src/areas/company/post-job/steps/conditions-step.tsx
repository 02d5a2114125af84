import { jobSizes } from '@headframe/wire'

import { CallField } from '../../../../forms/call-form.tsx'
import { RadioGroup } from '../../../../ui/form/radio-group.tsx'
import { TextInput } from '../../../../ui/form/text-input.tsx'
import { KindFields } from './kind-fields.tsx'
import { LocationField } from './location-field.tsx'
import { RateFields } from './rate-fields.tsx'
import { RosterField } from './roster-field.tsx'
import { StartField } from './start-field.tsx'
import type { JobForm } from '../use-job-form.ts'

export function ConditionsStep({ job }: { job: JobForm }) {
  const form = { store: job.store }
  return (
    <>
      <CallField
        form={form}
        name="is_project"
        label="Is this job for a project?"
        hint="You tell about the project in the next step."
        required
        group
      >
        {({ value }, set) => (
          <RadioGroup
            look="segmented"
            value={value}
            onChosen={set}
            choices={[
              { value: '1', label: 'Yes' },
              { value: '0', label: 'No' },
            ]}
          />
        )}
      </CallField>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <KindFields form={form} />
        <RateFields form={form} />
      </div>
      <CallField form={form} name="start_date" label="Start date" required group>
        {({ value }, set) => <StartField value={value} onChange={set} />}
      </CallField>
      <LocationField form={form} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <RosterField job={job} />
        <CallField
          form={form}
          name="hours"
          label="Hours"
          hint="Such as 12-hour shifts, days and nights."
          optional
        >
          {(control) => <TextInput {...control} autoComplete="off" maxLength={jobSizes.line} />}
        </CallField>
      </div>
    </>
  )
}
