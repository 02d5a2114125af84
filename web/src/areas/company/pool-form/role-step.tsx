import {
  communityRateTypeNames,
  communityRateTypes,
  communitySizes,
  communityWorkTypeNames,
  communityWorkTypes,
  dayOf,
  jobSizes,
  productTimeZone,
} from '@headframe/wire'
import { useState } from 'react'

import { CallField } from '../../../forms/call-form.tsx'
import type { OwnForm } from '../../../forms/use-form.ts'
import { RichField } from '../../../parts/rich-text/rich-field.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import { NumberInput } from '../../../ui/form/number-input.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TagInput } from '../../../ui/form/tag-input.tsx'
import type { PoolValues } from './pool-values.ts'

interface RoleStepProps {
  form: OwnForm<PoolValues>
}

const entries = [
  {
    name: 'requirements',
    label: 'Requirements',
    hint: 'What must be there before anybody starts, such as a medical or a police check.',
    addLabel: 'Add requirement',
  },
  {
    name: 'qualifications',
    label: 'Skills & Qualifications',
    hint: 'Tickets, licences and skills. Contractors find the pool by them.',
    addLabel: 'Add qualification',
  },
] as const

/** What the work is, what is paid, and what is asked for. */
export function RoleStep({ form }: RoleStepProps) {
  const kept = form.initial.timeline
  const [today] = useState(() => dayOf(new Date(), productTimeZone))

  return (
    <>
      <CallField form={form} name="description" label="Description" required>
        {({ value, 'aria-invalid': invalid }, set) => (
          <RichField
            value={value}
            onChange={set}
            limit={jobSizes.description}
            aria-invalid={invalid}
          />
        )}
      </CallField>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <CallField form={form} name="workType" label="Work type" required group>
          {({ value }, set) => (
            <RadioGroup<typeof value>
              look="segmented"
              value={value}
              onChosen={set}
              choices={communityWorkTypes.map((type) => ({
                value: type,
                label: communityWorkTypeNames[type],
              }))}
            />
          )}
        </CallField>
        <CallField form={form} name="timeline" label="Hiring by" required>
          {({ onChange: _typed, ...control }, set) => (
            <DateField
              {...control}
              min={kept !== '' && kept < today ? kept : today}
              onValueChange={set}
            />
          )}
        </CallField>
        <CallField
          form={form}
          name="rate"
          label="Salary"
          hint="For you and your team. Contractors see “Competitive”."
          required
        >
          {(control) => <NumberInput {...control} prefix="$" maxLength={15} />}
        </CallField>
        <CallField form={form} name="rateType" label="Rate type" required>
          {(control) => (
            <Select
              {...control}
              options={communityRateTypes.map((type) => ({
                value: type,
                label: communityRateTypeNames[type],
              }))}
            />
          )}
        </CallField>
      </div>
      {entries.map(({ name, label, hint, addLabel }) => (
        <CallField key={name} form={form} name={name} label={label} hint={hint} optional>
          {({ value }, set) => (
            <TagInput
              value={value}
              onValueChange={set}
              maxTags={communitySizes.entries}
              maxLength={communitySizes.entry}
              addLabel={addLabel}
            />
          )}
        </CallField>
      ))}
    </>
  )
}
