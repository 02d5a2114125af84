import { signIn as signInCalls } from '@headframe/wire'
import { getRouteApi, useLocation } from '@tanstack/react-router'

import { CallField, CallForm } from '../../calls/call-form.tsx'
import { signIn } from '../../calls/session.ts'
import { endSession } from '../../calls/session-store.ts'
import { useCallForm } from '../../calls/use-call-form.ts'
import { paths } from '../../lib/paths.ts'
import { Entrance, EntranceLinks } from '../../parts/entrance.tsx'
import { TextLink } from '../../parts/links.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'

const route = getRouteApi('/contractor-entrance/contractor/login')

export default function LoginScreen() {
  const { redirect_uri } = route.useSearch()
  const { email = '' } = useLocation().state
  const form = useCallForm({
    call: signInCalls.contractor,
    initial: { contractorEmail: email, contractorPass: '' },
    // The address itself sends whoever is signed in on.
    onDone: ({ token, name }) => signIn('contractor', token, name),
    onRefused: ({ code }, fields) => {
      if (code !== 'BAD_CREDENTIALS' && code !== 'RATE_LIMITED') return
      fields.clear(['contractorEmail', 'contractorPass'])
      endSession('contractor')
    },
  })

  return (
    <Entrance
      title="Contractor Login"
      description="Sign in as a contractor to find work in Australian mining and resources."
      promise="Find great opportunities with top companies."
    >
      <CallForm form={form} submit="Sign In" busyLabel="Signing in" wide>
        <CallField form={form} name="contractorEmail" label="Email">
          {(control) => <TextInput {...control} type="email" autoComplete="username" />}
        </CallField>
        <CallField form={form} name="contractorPass" label="Password">
          {(control) => <PasswordInput {...control} />}
        </CallField>
      </CallForm>
      <EntranceLinks>
        <TextLink to={paths.contractor.forgotPassword}>Forgot password</TextLink>
        <TextLink to={paths.contractor.register} search={{ redirect_uri }}>
          Create a free account
        </TextLink>
        <TextLink to={paths.company.login}>Switch to Company Login</TextLink>
      </EntranceLinks>
    </Entrance>
  )
}
