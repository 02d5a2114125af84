import { jobSizes } from '@headframe/wire'

import { CallField } from '../../../calls/call-form.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { StepProps } from './role-step.tsx'

/** The roster in the company's own words. */
export function RosterField({ form }: StepProps) {
  return (
    <CallField
      form={form}
      name="roster"
      label="Roster"
      hint="Such as 2:1, 8/6, or 14 days on, 7 off."
      optional
    >
      {(control) => <TextInput {...control} autoComplete="off" maxLength={jobSizes.line} />}
    </CallField>
  )
}
