import { useEffect } from 'react'

import { lazyPart } from '../../../parts/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { loadRegistrationForm } from './load-registration-form.ts'
import type { StepProps } from './login-step.tsx'
import type { StepId } from './registration-steps.ts'

const laterSteps = {
  'personal-details': lazyPart(() => import('./personal-step.tsx')),
  'career-info': lazyPart(() => import('./career-step.tsx')),
  'resume-upload': lazyPart(() => import('./resume-step.tsx')),
} as const

interface LaterFieldsProps extends StepProps {
  step: Exclude<StepId, 'login-details'>
}

/** The fields of a later step: nobody waits for them at the first one. */
export function LaterFields({ step, form }: LaterFieldsProps) {
  const Fields = laterSteps[step]
  return <Fields form={form} loading={<Loading />} />
}

const quietMs = 1500

/** Fetches the later steps once the first has come to rest, before the network may be gone. */
export function usePreparedSteps(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      void loadRegistrationForm().catch(() => undefined)
      for (const { prepare } of Object.values(laterSteps)) prepare()
    }, quietMs)
    return () => clearTimeout(timer)
  }, [])
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
