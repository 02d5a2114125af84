import { getRouteApi } from '@tanstack/react-router'

import { Screen } from '../../../calls/screen.tsx'
import { signIn } from '../../../calls/session.ts'
import { RegistrationStart } from '../../../parts/new-account/registration-start.tsx'
import { registrationTitles } from '../../../parts/new-account/registration-titles.ts'
import { companyRegistration } from './company-registration.ts'
import { Registration } from './registration.tsx'

const { title, says } = registrationTitles.company
const route = getRouteApi('/company-entrance/company/register')

export default function RegisterScreen() {
  const search = route.useSearch()

  return (
    <Screen title={title} description={says} meta={<p className="text-base">{says}</p>}>
      <RegistrationStart kind={companyRegistration} search={search}>
        {(standing) => (
          // The address itself sends whoever is signed in on.
          <Registration
            {...standing}
            onRegistered={(token, email) => signIn('company', token, email)}
          />
        )}
      </RegistrationStart>
    </Screen>
  )
}
