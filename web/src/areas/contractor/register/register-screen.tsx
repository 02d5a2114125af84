import { getRouteApi, Navigate, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'

import { Screen } from '../../../calls/screen.tsx'
import { readOfTab, storeOfTab } from '../../../calls/storage.ts'
import { paths } from '../../../lib/paths.ts'
import { RegistrationStart } from '../../../parts/new-account/registration-start.tsx'
import { registrationTitles } from '../../../parts/new-account/registration-titles.ts'
import { wizardLayout } from '../../../parts/wizard/wizard-layout.ts'
import { WizardCardSkeleton } from '../../../parts/wizard/wizard-skeleton.tsx'
import { Stepper } from '../../../ui/layout/stepper.tsx'
import { contractorRegistration } from './contractor-registration.ts'
import { ThankYou } from './later-parts.ts'
import { Registration } from './registration.tsx'
import { inputSteps, lastStep } from './registration-steps.ts'

const route = getRouteApi('/contractor-entrance/contractor/register')
const { title, says } = registrationTitles.contractor
/** Whose registration this tab has just sent, so that a reload still says thank you. */
const registeredKey = 'contractorRegistered'

export default function RegisterScreen() {
  const search = route.useSearch()
  const { redirect_uri } = search
  const navigate = useNavigate()
  const [registered, setRegistered] = useState(() => readOfTab(registeredKey))

  function thank(email: string) {
    storeOfTab(registeredKey, email)
    setRegistered(email)
    const step = lastStep.id
    void navigate({
      to: paths.contractor.register,
      search: { step, redirect_uri },
      replace: true,
    })
  }

  const { step } = search
  // What was typed since is another registration.
  const isUnderWay = contractorRegistration.stored.mayExist()
  if (step === lastStep.id && registered === undefined && !isUnderWay) {
    // In another tab or a day later nobody knows whom to thank, and an empty form would ask for all of it again.
    return <Navigate to={paths.contractor.login} search={{ redirect_uri }} replace />
  }
  // Back from there leads through the steps of a form that is sent.
  const isDone = registered !== undefined && step !== undefined && !isUnderWay

  return (
    <Screen title={title} description={says} meta={<p className="text-base">{says}</p>}>
      {isDone ? (
        <Done email={registered} wayBack={redirect_uri} />
      ) : (
        <RegistrationStart kind={contractorRegistration} search={search}>
          {(standing) => <Registration {...standing} onRegistered={thank} />}
        </RegistrationStart>
      )}
    </Screen>
  )
}

interface DoneProps {
  email: string
  wayBack: string | undefined
}

function Done({ email, wayBack }: DoneProps) {
  const steps = [...inputSteps, lastStep].map(({ id, label }) => ({ id, label, isDone: true }))

  return (
    <div className={wizardLayout}>
      <Stepper
        label="Contractor registration"
        steps={steps}
        current={lastStep.id}
        onChosen={() => undefined}
      />
      <ThankYou email={email} wayBack={wayBack} loading={<WizardCardSkeleton />} />
    </div>
  )
}
