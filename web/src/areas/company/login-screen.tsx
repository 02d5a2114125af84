import { signIn as signInCalls } from '@headframe/wire'
import { getRouteApi } from '@tanstack/react-router'

import { CallField, CallForm } from '../../calls/call-form.tsx'
import { signIn } from '../../calls/session.ts'
import { endSession } from '../../calls/session-store.ts'
import { useCallForm } from '../../calls/use-call-form.ts'
import { paths } from '../../lib/paths.ts'
import { Entrance, EntranceLinks } from '../../parts/entrance.tsx'
import { TextLink } from '../../parts/links.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'

const route = getRouteApi('/company-entrance/company/login')

export default function LoginScreen() {
  const { redirect_uri } = route.useSearch()
  const form = useCallForm({
    call: signInCalls.company,
    initial: { email: '', password: '' },
    // The address itself sends whoever is signed in on.
    onDone: ({ token }) => signIn('company', token),
    onRefused: ({ code }) => {
      if (code === 'BAD_CREDENTIALS' || code === 'RATE_LIMITED') endSession('company')
    },
  })

  return (
    <Entrance
      title="Company Login"
      description="Sign in as a company to find contractors for Australian mining and resources."
      promise="Access our talented pool of contractors."
    >
      <CallForm form={form} submit="Sign In" busyLabel="Signing in" wide>
        <CallField form={form} name="email" label="Email">
          {(control) => <TextInput {...control} type="email" autoComplete="username" />}
        </CallField>
        <CallField form={form} name="password" label="Password">
          {(control) => <PasswordInput {...control} />}
        </CallField>
      </CallForm>
      <EntranceLinks>
        <TextLink to={paths.company.forgotPassword}>Forgot password</TextLink>
        <TextLink to={paths.company.register} search={{ redirect_uri }}>
          Create a free account
        </TextLink>
        <TextLink to={paths.contractor.login}>Switch to Contractor Login</TextLink>
      </EntranceLinks>
    </Entrance>
  )
}
