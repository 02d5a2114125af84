import { FieldsSkeleton } from '../../../parts/wizard/fields-skeleton.tsx'
import { CareerStep, PersonalStep, ResumeStep } from './later-parts.ts'
import type { StepProps } from './registration-values.ts'
import type { StepId } from './registration-steps.ts'

const laterSteps = {
  'personal-details': PersonalStep,
  'career-info': CareerStep,
  'resume-upload': ResumeStep,
} as const

interface LaterFieldsProps extends StepProps {
  step: Exclude<StepId, 'login-details'>
}

/** The fields of a later step: nobody waits for them at the first one. */
export function LaterFields({ step, form }: LaterFieldsProps) {
  const Fields = laterSteps[step]
  return <Fields form={form} loading={<FieldsSkeleton />} />
}
