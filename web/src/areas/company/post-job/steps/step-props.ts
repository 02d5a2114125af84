import type { FormFields } from '../../../../forms/call-form.tsx'
import type { JobValues } from '../job-values.ts'

/** What the fields of a step need to know. */
export interface StepProps {
  form: FormFields<JobValues>
}
