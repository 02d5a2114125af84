import { recoverPassword, words, type Rule } from '@headframe/wire'

import { CallField, CallForm } from '../../../calls/call-form.tsx'
import { useCallForm } from '../../../calls/use-call-form.ts'
import { PasswordInput } from '../../../ui/password-input.tsx'

const sameTwice: Rule = {
  field: 'passwordVerify',
  text: words.resetPasswords,
  holds: ({ password, passwordVerify }) => password === passwordVerify,
}

interface NewPasswordFormProps {
  token: string
  onChanged: (redirectUrl: string) => void
}

export function NewPasswordForm({ token, onChanged }: NewPasswordFormProps) {
  const form = useCallForm({
    call: recoverPassword.reset,
    initial: { password: '', passwordVerify: '' },
    fixed: { token },
    rules: [sameTwice],
    onDone: ({ redirectURL }) => onChanged(redirectURL),
  })

  return (
    <CallForm form={form} submit="Change password" busyLabel="Changing your password" wide>
      <CallField form={form} name="password" label="New password" hint="At least 8 characters.">
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </CallField>
      <CallField form={form} name="passwordVerify" label="Password verify">
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </CallField>
    </CallForm>
  )
}
