import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { use, useEffect, useState, type ComponentProps } from 'react'

import { Part } from '../../../calls/part.tsx'
import { Screen } from '../../../calls/screen.tsx'
import { signIn } from '../../../calls/session.ts'
import { paths } from '../../../lib/paths.ts'
import { WizardSkeleton } from '../../../parts/wizard/wizard-skeleton.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Registration } from './registration.tsx'
import { takeUpRegistration, type Beginning } from './take-up.ts'

const route = getRouteApi('/company-entrance/company/register')

export default function RegisterScreen() {
  const { step, draft, redirect_uri } = route.useSearch()
  const navigate = useNavigate()
  const [linked] = useState(draft)
  const [beginning, setBeginning] = useState(() => takeUpRegistration(linked))

  useEffect(() => {
    // Whoever has the link has the answers, so it does not stay in the address.
    if (draft === undefined) return
    void navigate({ to: paths.company.register, search: { step, redirect_uri }, replace: true })
  }, [draft, step, redirect_uri, navigate])

  return (
    <Screen
      title="Company Registration"
      description="Register your company and find contractors for Australian mining and resources."
    >
      <Part
        loading={<WizardSkeleton />}
        failing={(_, retry) => (
          <ErrorState
            title="Your saved answers did not load."
            onRetried={() => {
              setBeginning(takeUpRegistration(linked))
              retry()
            }}
          />
        )}
      >
        <Begun
          beginning={beginning}
          asked={step}
          onStep={(next, { replace }) => {
            const search = { step: next, redirect_uri }
            void navigate({ to: paths.company.register, search, replace })
          }}
          // The address itself sends whoever is signed in on.
          onRegistered={(token) => signIn('company', token)}
        />
      </Part>
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
