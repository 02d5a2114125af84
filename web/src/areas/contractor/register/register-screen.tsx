import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { use, useEffect, useState, type ComponentProps } from 'react'

import { Part } from '../../../calls/part.tsx'
import { Screen } from '../../../calls/screen.tsx'
import { readOfTab, storeOfTab } from '../../../calls/storage.ts'
import { paths } from '../../../lib/paths.ts'
import { wizardLayout } from '../../../parts/wizard/wizard-layout.ts'
import { WizardCardSkeleton, WizardSkeleton } from '../../../parts/wizard/wizard-skeleton.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { ThankYou } from './later-parts.ts'
import { Registration } from './registration.tsx'
import { inputSteps, lastStep, type StepId } from './registration-steps.ts'
import { takeUpRegistration, type Beginning } from './take-up.ts'

const route = getRouteApi('/contractor-entrance/contractor/register')
/** Whose registration this tab has just sent, so that a reload still says thank you. */
const registeredKey = 'contractorRegistered'

export default function RegisterScreen() {
  const { step, draft, redirect_uri } = route.useSearch()
  const navigate = useNavigate()
  const [registered, setRegistered] = useState(() => readOfTab(registeredKey))
  const [linked] = useState(draft)
  const [beginning, setBeginning] = useState(() => takeUpRegistration(linked, new Date()))
  const isDone = registered !== undefined && step === lastStep.id

  useEffect(() => {
    // Whoever has the link has the answers, so it does not stay in the address.
    if (draft === undefined) return
    void navigate({ to: paths.contractor.register, search: { step, redirect_uri }, replace: true })
  }, [draft, step, redirect_uri, navigate])

  function open(next: StepId | typeof lastStep.id, replace: boolean) {
    void navigate({ to: paths.contractor.register, search: { step: next, redirect_uri }, replace })
  }

  return (
    <Screen
      title="Contractor Registration"
      description="Open a free contractor account and find work in Australian mining and resources."
    >
      {isDone ? (
        <Done email={registered} wayBack={redirect_uri} />
      ) : (
        <Part
          loading={<WizardSkeleton />}
          failing={(_, retry) => (
            <ErrorState
              title="Your saved answers did not load."
              onRetried={() => {
                setBeginning(takeUpRegistration(linked, new Date()))
                retry()
              }}
            />
          )}
        >
          <Begun
            beginning={beginning}
            asked={step}
            onStep={(next, { replace }) => open(next, replace)}
            onRegistered={(email) => {
              storeOfTab(registeredKey, email)
              setRegistered(email)
              setBeginning(takeUpRegistration(undefined, new Date()))
              open(lastStep.id, true)
            }}
          />
        </Part>
      )}
    </Screen>
  )
}

interface BegunProps extends Omit<ComponentProps<typeof Registration>, 'begin'> {
  beginning: Beginning | Promise<Beginning>
}

function Begun({ beginning, ...rest }: BegunProps) {
  const begin = beginning instanceof Promise ? use(beginning) : beginning
  return <Registration begin={begin} {...rest} />
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
