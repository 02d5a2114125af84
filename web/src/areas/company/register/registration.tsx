import { productName } from '@headframe/wire'
import { useState } from 'react'

import { faultIf } from '../../../forms/fault-if.ts'
import { untilLeft } from '../../../forms/submit.ts'
import { Consent } from '../../../parts/new-account/consent.tsx'
import { RegistrationFrame } from '../../../parts/new-account/registration-frame.tsx'
import { useRegistration, type Standing } from '../../../parts/new-account/use-registration.ts'
import { companyRegistration } from './company-registration.ts'
import { GetStartedStep } from './get-started-step.tsx'
import { laterParts } from './later-parts.ts'
import { logoInProgress } from './logo-in-progress.ts'
import type { StepId } from './registration-steps.ts'
import type { RegistrationValues } from './registration-values.ts'
import { LaterFields } from './step-fields.tsx'

interface RegistrationProps extends Standing<StepId, RegistrationValues> {
  onRegistered: (token: string, email: string) => void
}

export function Registration({ onRegistered, ...standing }: RegistrationProps) {
  const [logo] = useState(logoInProgress)
  const registration = useRegistration(companyRegistration, {
    ...standing,
    async ownFaults(steps) {
      const fault = steps.includes('company-details') ? await logo.settle() : undefined
      return faultIf(fault !== undefined, 'companyLogo', fault ?? '')
    },
    onDone({ reply, input }) {
      onRegistered(reply.token, input.companyEmail)
      return untilLeft
    },
  })
  const { wizard, store, draft, isEmailTaken } = registration

  return (
    <RegistrationFrame
      kind={companyRegistration}
      registration={registration}
      later={laterParts}
      backLabel="Back"
      submitLabel="Complete Registration"
      beforeSubmit={
        <Consent rights="You can change the profile at any time.">
          By choosing Complete Registration you open a company account with {productName}, publish
          the profile that you have just filled in, and agree that we keep your answers and contact
          details as the
        </Consent>
      }
    >
      {wizard.step === 'get-started' ? (
        <GetStartedStep form={{ store }} isEmailTaken={isEmailTaken} />
      ) : (
        <LaterFields step={wizard.step} form={{ store }} logo={logo} draftIdNow={draft.idNow} />
      )}
    </RegistrationFrame>
  )
}
