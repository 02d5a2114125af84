import { FieldsSkeleton } from '../../../parts/wizard/fields-skeleton.tsx'
import type { LogoProps } from './logo.tsx'
import { DetailsStep, ManagerStep, OperationsStep, ProfileStep } from './later-parts.ts'
import type { StepId } from './registration-steps.ts'

const laterSteps = {
  'company-profile': ProfileStep,
  'operations-overview': OperationsStep,
  'manager-info': ManagerStep,
} as const

interface LaterFieldsProps extends LogoProps {
  step: Exclude<StepId, 'get-started'>
}

/** The fields of a later step: nobody waits for them at the first one. */
export function LaterFields({ step, form, ...logo }: LaterFieldsProps) {
  const loading = <FieldsSkeleton />
  if (step === 'company-details') return <DetailsStep form={form} {...logo} loading={loading} />

  const Fields = laterSteps[step]
  return <Fields key={step} form={form} loading={loading} />
}
