import type { FormFields } from '../../../calls/call-form.tsx'
import type { JobValues } from './job-values.ts'

/** What a step needs that only writes fields of the form. */
export interface StepProps {
  form: FormFields<JobValues>
}
