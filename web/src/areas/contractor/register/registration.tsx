import { productName } from '@headframe/wire'

import { Consent } from '../../../parts/new-account/consent.tsx'
import { RegistrationFrame } from '../../../parts/new-account/registration-frame.tsx'
import { useRegistration, type Standing } from '../../../parts/new-account/use-registration.ts'
import { contractorRegistration } from './contractor-registration.ts'
import { laterParts, Sending } from './later-parts.ts'
import { LoginStep } from './login-step.tsx'
import { lastStep, type StepId } from './registration-steps.ts'
import type { RegistrationValues } from './registration-values.ts'
import { LaterFields } from './step-fields.tsx'
import { useSending } from './use-sending.ts'

interface RegistrationProps extends Standing<StepId, RegistrationValues> {
  onRegistered: (email: string) => void
}

export function Registration({ onRegistered, ...standing }: RegistrationProps) {
  const { send, underWay } = useSending()
  const registration = useRegistration(contractorRegistration, {
    ...standing,
    send,
    onDone: ({ input }) => onRegistered(input.field_email),
    sendsNothingTwice: true,
  })
  const { wizard, store, isEmailTaken } = registration

  return (
    <RegistrationFrame
      kind={contractorRegistration}
      registration={registration}
      later={laterParts}
      end={lastStep}
      beforeSubmit={
        <Consent rights="You can correct, download or erase it at any time.">
          By choosing Submit you open an account with {productName} and agree that we keep your
          answers, picture and resume, read your resume with a program of our own, and show your
          profile to companies as the
        </Consent>
      }
      sending={
        underWay && (
          <Sending percent={underWay.percent} onCancelled={underWay.cancel} loading={null} />
        )
      }
    >
      {wizard.step === 'login-details' ? (
        <LoginStep form={{ store }} isEmailTaken={isEmailTaken} />
      ) : (
        <LaterFields step={wizard.step} form={{ store }} />
      )}
    </RegistrationFrame>
  )
}
