import { jobSizes } from '@headframe/wire'

import { CallField } from '../../../../forms/call-form.tsx'
import { TextInput } from '../../../../ui/form/text-input.tsx'
import { CareerFields } from './career-fields.tsx'
import { DescriptionField } from './description-field.tsx'
import type { StepProps } from './step-props.ts'

export function RoleStep({ form }: StepProps) {
  return (
    <>
      <CareerFields form={form} />
      <CallField form={form} name="title" label="Job title" required>
        {(control) => <TextInput {...control} autoComplete="off" maxLength={jobSizes.title} />}
      </CallField>
      <DescriptionField form={form} hint="What the work is, what you ask for and what you offer." />
    </>
  )
}
