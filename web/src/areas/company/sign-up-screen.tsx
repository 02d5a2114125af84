import { companyRegistration } from '@headframe/wire'

import { signIn } from '../../calls/session.ts'
import { paths } from '../../lib/paths.ts'
import { TextLink } from '../../parts/links.tsx'
import { SignUp } from '../../parts/new-account/sign-up.tsx'

const rows = [
  [{ name: 'company_name', label: 'Company name', autoComplete: 'organization' }],
  [{ name: 'company_office', label: 'Office', autoComplete: 'street-address' }],
  [{ name: 'company_website', label: 'Website', inputMode: 'url', autoComplete: 'url' }],
  [
    { name: 'contact_name', label: 'Contact name', autoComplete: 'name' },
    { name: 'contact_position', label: 'Position', autoComplete: 'organization-title' },
  ],
  [{ name: 'contact_email', label: 'Email', type: 'email', autoComplete: 'email' }],
  [{ name: 'contact_phone', label: 'Phone', type: 'tel', autoComplete: 'tel' }],
] as const

export default function SignUpScreen() {
  return (
    <SignUp
      call={companyRegistration.signUp}
      rows={rows}
      // The address itself sends whoever is signed in on to their dashboard.
      onSignedUp={(token, { contact_email = '' }) => signIn('company', token, contact_email)}
      title="Company Sign-up"
      description="Open a company account with a contact only, and fill in the profile later."
      motto="Access our talented pool of contractors."
      links={
        <>
          <TextLink to={paths.company.login}>Return to login</TextLink>
          <TextLink to={paths.company.register}>Register with your whole profile instead</TextLink>
        </>
      }
    />
  )
}
