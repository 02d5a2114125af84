import { words, type companyPeople, type contractorSettings } from '@headframe/wire'

import { CallField, CallForm } from '../../forms/call-form.tsx'
import { faultIf } from '../../forms/fault-if.ts'
import { useCallForm } from '../../forms/use-call-form.ts'
import { PasswordInput } from '../../ui/form/password-input.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { useToast } from '../../ui/overlay/toast.ts'
import { CancelChange } from './change-in-place.tsx'
import { useOneOpen } from './one-open.tsx'

const empty = { newEmailAddress: '', newEmailAddressConfirm: '', accountPassword: '' }

interface EmailFormProps {
  call: typeof contractorSettings.email | typeof companyPeople.changeEmail
  fixed?: { setting: string }
  /** The present one. */
  email: string
  keeper: { key: string; kind: 'contractor' | 'company' }
}

/** As the row of the setting tells it. */
export function SignsInWith({ email }: { email: string }) {
  return (
    <>
      You sign in with <strong className="font-semibold">{email}</strong>.
    </>
  )
}

export function EmailForm({ call, fixed, email, keeper }: EmailFormProps) {
  const toast = useToast()
  const { finish } = useOneOpen()
  const form = useCallForm({
    call,
    initial: empty,
    keeper: { ...keeper, never: ['accountPassword'] },
    inputOf: (values) => ({ ...values, ...fixed }),
    // The server knows it as well, but here it is told before a password has gone anywhere.
    ownFaults: ({ newEmailAddress }) =>
      faultIf(isSameAddress(newEmailAddress, email), 'newEmailAddress', words.emailUnchanged),
    onDone: ({ message }) => {
      form.store.clear()
      finish()
      toast.success(message)
    },
  })

  return (
    <CallForm
      form={form}
      submit="Change email address"
      busyLabel="Changing your email address"
      beside={<CancelChange form={form} />}
    >
      <CallField form={form} name="newEmailAddress" label="New email address">
        {(control) => <TextInput {...control} type="email" autoComplete="email" />}
      </CallField>
      <CallField form={form} name="newEmailAddressConfirm" label="Repeat new email address">
        {(control) => <TextInput {...control} type="email" autoComplete="off" />}
      </CallField>
      <CallField form={form} name="accountPassword" label="Account password">
        {(control) => <PasswordInput {...control} />}
      </CallField>
    </CallForm>
  )
}

function isSameAddress(typed: string, present: string): boolean {
  return typed.trim().toLowerCase() === present.toLowerCase()
}
