import { signIn as signInCalls } from '@headframe/wire'

import { CallField, CallForm } from '../../calls/call-form.tsx'
import { signIn } from '../../calls/session.ts'
import { endSession } from '../../calls/session-store.ts'
import { useCallForm } from '../../calls/use-call-form.ts'
import { Entrance } from '../../parts/entrance.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'

export default function LoginScreen() {
  const form = useCallForm({
    call: signInCalls.staff,
    initial: { emailAddress: '', sPass: '' },
    // The address itself sends whoever is signed in on.
    onDone: ({ token, name }) => signIn('staff', token, name),
    onRefused: ({ code }, fields) => {
      if (code !== 'BAD_CREDENTIALS' && code !== 'RATE_LIMITED') return
      fields.clear(['emailAddress', 'sPass'])
      endSession('staff')
    },
  })

  return (
    <Entrance
      title="Staff Login"
      description="Sign in to keep profiles and talent pools."
      promise="Profiles and talent pools, kept in one place."
    >
      <CallForm form={form} submit="Sign In" busyLabel="Signing in" wide>
        <CallField form={form} name="emailAddress" label="Email address">
          {(control) => <TextInput {...control} type="email" autoComplete="username" />}
        </CallField>
        <CallField form={form} name="sPass" label="Password">
          {(control) => <PasswordInput {...control} />}
        </CallField>
      </CallForm>
    </Entrance>
  )
}
