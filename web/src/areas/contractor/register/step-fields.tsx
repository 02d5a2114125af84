import { Skeleton } from '../../../ui/skeleton.tsx'
import { CareerStep, PersonalStep, ResumeStep } from './later-parts.ts'
import type { StepProps } from './login-step.tsx'
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
  return <Fields form={form} loading={<Loading />} />
}

function Loading() {
  return (
    <div className="flex flex-col gap-5" aria-busy>
      {[1, 2, 3].map((place) => (
        <div key={place} className="flex flex-col gap-1.5">
          <Skeleton className="h-5.5 w-32" />
          <Skeleton className="h-11 rounded-md" />
        </div>
      ))}
    </div>
  )
}
