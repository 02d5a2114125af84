import { useState } from 'react'

import { useStored } from '../../../forms/use-stored.ts'
import { LogoField } from '../../../parts/company-form/logo-field.tsx'
import { Field } from '../../../ui/form/field.tsx'
import type { StepProps } from './get-started-step.tsx'
import type { LogoInProgress } from './logo-in-progress.ts'
import { openLogo } from './open-logo.ts'

export interface LogoProps extends StepProps {
  logo: LogoInProgress
  draftIdNow: () => string | undefined
}

/** The logo of the company, which no other field waits for. */
export function Logo({ form: { store }, logo, draftIdNow }: LogoProps) {
  const [upload] = useState(() => logo.open(() => openLogo(store, draftIdNow)))
  const address = useStored(store, ({ values }) => values.companyLogo)

  return (
    <Field label="Company logo" optional>
      <LogoField
        address={address}
        upload={upload}
        onRemoved={() => {
          store.set('companyLogo', '')
          store.set('companyLogoType', '')
        }}
      />
    </Field>
  )
}
