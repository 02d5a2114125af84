import { getRouteApi } from '@tanstack/react-router'

import { Screen } from '../../../calls/screen.tsx'
import { signIn } from '../../../calls/session.ts'
import { RegistrationStart } from '../../../parts/new-account/registration-start.tsx'
import { companyRegistration } from './company-registration.ts'
import { Registration } from './registration.tsx'

const route = getRouteApi('/company-entrance/company/register')

export default function RegisterScreen() {
  const search = route.useSearch()

  return (
    <Screen
      title="Company Registration"
      description="Register your company and find contractors for Australian mining and resources."
    >
      <RegistrationStart kind={companyRegistration} search={search}>
        {(standing) => (
          // The address itself sends whoever is signed in on.
          <Registration {...standing} onRegistered={(token) => signIn('company', token)} />
        )}
      </RegistrationStart>
    </Screen>
  )
}
