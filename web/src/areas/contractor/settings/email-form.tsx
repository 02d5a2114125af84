import { contractorProfiles, contractorSettings, words, type Rule } from '@headframe/wire'
import { useState } from 'react'

import { CallField, CallForm } from '../../../calls/call-form.tsx'
import { useCallForm } from '../../../calls/use-call-form.ts'
import { keptTyping, useKeptTyping } from '../../../calls/use-kept-typing.ts'
import { useRead } from '../../../calls/use-read.ts'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useToast } from '../../../ui/toast.tsx'

const key = 'contractorNewEmail'
const empty = { newEmailAddress: '', newEmailAddressConfirm: '', accountPassword: '' }

export function EmailForm() {
  const { email } = useRead(contractorProfiles.account, {})
  const toast = useToast()
  const [initial] = useState(() => keptTyping(key, empty))
  const form = useCallForm({
    call: contractorSettings.email,
    initial,
    losesNothing: true,
    fixed: { setting: 'email' },
    rules: [differsFrom(email)],
    onDone: ({ message }) => {
      form.store.clear(['newEmailAddress', 'newEmailAddressConfirm', 'accountPassword'])
      toast.success(message)
    },
  })

  useKeptTyping({ key, kind: 'contractor', typed: () => addressesIn(form.store.state().values) })

  return (
    <>
      <p className="mb-5">
        You sign in with <strong className="font-semibold wrap-anywhere">{email}</strong>.
      </p>
      <CallForm form={form} submit="Change email address" busyLabel="Changing your email address">
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
    </>
  )
}

/** The password is never kept. */
function addressesIn(values: typeof empty): typeof empty | undefined {
  const { newEmailAddress, newEmailAddressConfirm } = values
  const isTyped = newEmailAddress !== '' || newEmailAddressConfirm !== ''
  return isTyped ? { ...values, accountPassword: '' } : undefined
}

/** The server knows it as well, but here it is told before a password has gone anywhere. */
function differsFrom(present: string): Rule {
  return {
    field: 'newEmailAddress',
    text: words.emailUnchanged,
    holds: ({ newEmailAddress }) =>
      String(newEmailAddress).trim().toLowerCase() !== present.toLowerCase(),
  }
}
