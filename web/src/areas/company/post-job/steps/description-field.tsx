import { jobSizes } from '@headframe/wire'

import { CallField, type FormFields } from '../../../../forms/call-form.tsx'
import { RichField } from '../../../../parts/rich-text/rich-field.tsx'
import type { JobValues } from '../job-values.ts'

interface DescriptionFieldProps {
  form: FormFields<Pick<JobValues, 'description'>>
  hint?: string
}

export function DescriptionField({ form, hint }: DescriptionFieldProps) {
  return (
    <CallField form={form} name="description" label="Description" hint={hint} required>
      {({ value, 'aria-invalid': invalid }, set) => (
        <RichField
          value={value}
          onChange={set}
          limit={jobSizes.description}
          aria-invalid={invalid}
        />
      )}
    </CallField>
  )
}
