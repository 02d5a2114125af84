import { contractorRegistration } from '@headframe/wire'

import { signIn } from '../../calls/session.ts'
import { paths } from '../../lib/paths.ts'
import { TextLink } from '../../parts/links.tsx'
import { SignUp } from '../../parts/new-account/sign-up.tsx'

const rows = [
  [
    { name: 'first_name', label: 'First name', autoComplete: 'given-name' },
    { name: 'last_name', label: 'Last name', autoComplete: 'family-name' },
  ],
  [{ name: 'email', label: 'Email', type: 'email', autoComplete: 'email' }],
  [{ name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' }],
]

export default function SignUpScreen() {
  return (
    <SignUp
      call={contractorRegistration.signUp}
      rows={rows}
      // The address itself sends whoever is signed in on to their profile.
      onSignedUp={(token, { email = '', first_name, last_name }) =>
        signIn('contractor', token, email, `${first_name} ${last_name}`)
      }
      title="Contractor Sign-up"
      description="Open a contractor account with your name and phone, and fill in your profile later."
      motto="Find great opportunities with top companies."
      links={
        <>
          <TextLink to={paths.marketplace.login}>Back to Contractor Login</TextLink>
          <TextLink to={paths.contractor.register}>Register with your resume instead</TextLink>
        </>
      }
    />
  )
}
