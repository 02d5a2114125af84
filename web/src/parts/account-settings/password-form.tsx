import {
  passwordMin,
  type accountSettings,
  type contractorSettings,
  type staffSettings,
} from '@headframe/wire'

import { CallField, CallForm } from '../../forms/call-form.tsx'
import { useCallForm } from '../../forms/use-call-form.ts'
import { PasswordInput } from '../../ui/form/password-input.tsx'
import { useToast } from '../../ui/overlay/toast.ts'
import { CancelChange } from './change-in-place.tsx'
import { useOneOpen } from './one-open.tsx'

const empty = { currentPassword: '', newPassword: '', newPasswordConfirm: '' }

interface PasswordFormProps {
  call:
    | typeof contractorSettings.password
    | typeof accountSettings.password
    | typeof staffSettings.password
  fixed?: { setting: string }
  /** Where it is known, it tells a password manager whose password this is. */
  email?: string
}

export function PasswordForm({ call, fixed, email }: PasswordFormProps) {
  const toast = useToast()
  const { finish } = useOneOpen()
  const form = useCallForm({
    call,
    initial: empty,
    losesNothing: true,
    inputOf: (values) => ({ ...values, ...fixed }),
    onDone: ({ message }) => {
      form.store.clear()
      finish()
      toast.success(message)
    },
  })

  return (
    <CallForm
      form={form}
      submit="Change password"
      busyLabel="Changing your password"
      beside={<CancelChange form={form} />}
    >
      {email && <input type="text" autoComplete="username" value={email} readOnly hidden />}
      <CallField form={form} name="currentPassword" label="Current password">
        {(control) => <PasswordInput {...control} />}
      </CallField>
      <CallField
        form={form}
        name="newPassword"
        label="New password"
        hint={`At least ${passwordMin} characters.`}
      >
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </CallField>
      <CallField form={form} name="newPasswordConfirm" label="Repeat new password">
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </CallField>
    </CallForm>
  )
}
