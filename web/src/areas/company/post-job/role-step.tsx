import { jobSizes } from '@headframe/wire'

import { CallField } from '../../../calls/call-form.tsx'
import { RichField } from '../../../parts/rich-text/rich-field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { CareerFields } from './career-fields.tsx'
import type { StepProps } from './step-props.ts'

export function RoleStep({ form }: StepProps) {
  return (
    <>
      <CareerFields form={form} />
      <CallField form={form} name="title" label="Job title" required>
        {(control) => <TextInput {...control} autoComplete="off" maxLength={jobSizes.title} />}
      </CallField>
      <CallField
        form={form}
        name="description"
        label="Description"
        hint="What the work is, what you ask for and what you offer."
        required
      >
        {({ value, 'aria-invalid': invalid }, set) => (
          <RichField
            value={value}
            onChange={set}
            limit={jobSizes.description}
            aria-invalid={invalid}
          />
        )}
      </CallField>
    </>
  )
}
