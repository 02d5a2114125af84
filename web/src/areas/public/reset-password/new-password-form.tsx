import { passwordMin, recoverPassword, words } from '@headframe/wire'

import { textOfFailure } from '../../../calls/failure.ts'
import { CallField, CallForm } from '../../../forms/call-form.tsx'
import { faultIf } from '../../../forms/fault-if.ts'
import { useCallForm } from '../../../forms/use-call-form.ts'
import { PasswordInput } from '../../../ui/form/password-input.tsx'

interface NewPasswordFormProps {
  token: string
  onChanged: (redirectUrl: string) => void
  /** The link has ended while its form was open. */
  onEnded: (text: string) => void
}

export function NewPasswordForm({ token, onChanged, onEnded }: NewPasswordFormProps) {
  const form = useCallForm({
    call: recoverPassword.reset,
    initial: { password: '', passwordVerify: '' },
    inputOf: (values) => ({ ...values, token }),
    ownFaults: ({ password, passwordVerify }) =>
      faultIf(password !== passwordVerify, 'passwordVerify', words.resetPasswords),
    onDone: ({ redirectURL }) => onChanged(redirectURL),
    onRefused(refusal) {
      if (!refusal.code.startsWith('TOKEN')) return
      onEnded(textOfFailure(refusal, recoverPassword.reset))
    },
  })

  return (
    <CallForm form={form} submit="Change password" busyLabel="Changing your password" wide>
      <CallField
        form={form}
        name="password"
        label="New password"
        hint={`At least ${passwordMin} characters.`}
      >
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </CallField>
      <CallField form={form} name="passwordVerify" label="Password verify">
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </CallField>
    </CallForm>
  )
}
