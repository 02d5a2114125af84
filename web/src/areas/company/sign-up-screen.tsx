import { companyRegistration, words } from '@headframe/wire'

import { CallField, CallForm } from '../../calls/call-form.tsx'
import { signIn } from '../../calls/session.ts'
import { useCallForm } from '../../calls/use-call-form.ts'
import { paths } from '../../lib/paths.ts'
import { Entrance, EntranceLinks } from '../../parts/entrance.tsx'
import { TextLink } from '../../parts/links.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'

const initial = {
  company_name: '',
  company_office: '',
  company_website: '',
  contact_name: '',
  contact_position: '',
  contact_email: '',
  contact_phone: '',
  password: '',
  passwordConfirm: '',
}

/** The older, short way to an account; the profile is filled in afterwards. */
export default function SignUpScreen() {
  const form = useCallForm({
    call: companyRegistration.signUp,
    initial,
    rules: [
      {
        field: 'passwordConfirm',
        text: words.fillAllFields,
        holds: ({ passwordConfirm }) => passwordConfirm !== '',
      },
    ],
    // The address itself sends whoever is signed in on to their dashboard.
    onDone: ({ token }) => signIn('company', token),
  })

  return (
    <Entrance
      title="Company Sign-up"
      description="Open a company account with a contact only, and fill in the profile later."
      promise="Access our talented pool of contractors."
    >
      <CallForm form={form} submit="Sign Up" busyLabel="Signing up" wide>
        <CallField form={form} name="company_name" label="Company name">
          {(control) => <TextInput {...control} autoComplete="organization" />}
        </CallField>
        <CallField form={form} name="company_office" label="Office">
          {(control) => <TextInput {...control} autoComplete="street-address" />}
        </CallField>
        <CallField form={form} name="company_website" label="Website">
          {(control) => <TextInput {...control} inputMode="url" autoComplete="url" />}
        </CallField>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <CallField form={form} name="contact_name" label="Contact name">
            {(control) => <TextInput {...control} autoComplete="name" />}
          </CallField>
          <CallField form={form} name="contact_position" label="Position">
            {(control) => <TextInput {...control} autoComplete="organization-title" />}
          </CallField>
        </div>
        <CallField form={form} name="contact_email" label="Email">
          {(control) => <TextInput {...control} type="email" autoComplete="email" />}
        </CallField>
        <CallField form={form} name="contact_phone" label="Phone">
          {(control) => <TextInput {...control} type="tel" autoComplete="tel" />}
        </CallField>
        <CallField form={form} name="password" label="Password">
          {(control) => <PasswordInput {...control} autoComplete="new-password" />}
        </CallField>
        <CallField form={form} name="passwordConfirm" label="Confirm password">
          {(control) => <PasswordInput {...control} autoComplete="new-password" />}
        </CallField>
      </CallForm>
      <EntranceLinks>
        <TextLink to={paths.company.login}>Return to login</TextLink>
        <TextLink to={paths.company.register}>Register with your whole profile instead</TextLink>
      </EntranceLinks>
    </Entrance>
  )
}
