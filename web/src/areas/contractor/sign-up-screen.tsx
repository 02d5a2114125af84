import { contractorRegistration, words } from '@headframe/wire'

import { CallField, CallForm } from '../../calls/call-form.tsx'
import { signIn } from '../../calls/session.ts'
import { useCallForm } from '../../calls/use-call-form.ts'
import { paths } from '../../lib/paths.ts'
import { Entrance, EntranceLinks } from '../../parts/entrance.tsx'
import { TextLink } from '../../parts/links.tsx'
import { NameFields } from '../../parts/person-form/name-fields.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'

/** The older, short way to an account; the profile is filled in afterwards. */
export default function SignUpScreen() {
  const form = useCallForm({
    call: contractorRegistration.signUp,
    initial: {
      first_name: '',
      last_name: '',
      email: '',
      phone: '',
      password: '',
      passwordConfirm: '',
    },
    rules: [
      {
        field: 'passwordConfirm',
        text: words.fillAllFields,
        holds: ({ passwordConfirm }) => passwordConfirm !== '',
      },
    ],
    // The address itself sends whoever is signed in on to their profile.
    onDone: ({ token }, { first_name, last_name }) =>
      signIn('contractor', token, `${first_name} ${last_name}`),
  })

  return (
    <Entrance
      title="Contractor Sign-up"
      description="Open a contractor account with your name and phone, and fill in your profile later."
      promise="Find great opportunities with top companies."
    >
      <CallForm form={form} submit="Sign Up" busyLabel="Signing up" wide>
        <NameFields form={form} first="first_name" last="last_name" />
        <CallField form={form} name="email" label="Email">
          {(control) => <TextInput {...control} type="email" autoComplete="email" />}
        </CallField>
        <CallField form={form} name="phone" label="Phone">
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
        <TextLink to={paths.marketplace.login}>Back to Contractor Login</TextLink>
        <TextLink to={paths.contractor.register}>Register with your resume instead</TextLink>
      </EntranceLinks>
    </Entrance>
  )
}
