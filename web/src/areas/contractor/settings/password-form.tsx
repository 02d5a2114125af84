import { contractorProfiles, contractorSettings } from '@headframe/wire'

import { CallField, CallForm } from '../../../calls/call-form.tsx'
import { useCallForm } from '../../../calls/use-call-form.ts'
import { useRead } from '../../../calls/use-read.ts'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { useToast } from '../../../ui/toast.tsx'

const empty = { currentPassword: '', newPassword: '', newPasswordConfirm: '' }

export function PasswordForm() {
  const { email } = useRead(contractorProfiles.account, {})
  const toast = useToast()
  const form = useCallForm({
    call: contractorSettings.password,
    initial: empty,
    fixed: { setting: 'password' },
    onDone: ({ message }) => {
      form.store.clear(['currentPassword', 'newPassword', 'newPasswordConfirm'])
      toast.success(message)
    },
  })

  return (
    <CallForm form={form} submit="Change password" busyLabel="Changing your password">
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <CallField form={form} name="currentPassword" label="Current password">
        {(control) => <PasswordInput {...control} />}
      </CallField>
      <CallField form={form} name="newPassword" label="New password" hint="At least 8 characters.">
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </CallField>
      <CallField form={form} name="newPasswordConfirm" label="Repeat new password">
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </CallField>
    </CallForm>
  )
}
