import { companyAccounts, type CompanyAccount } from '@headframe/wire'

import { CallField, CallForm } from '../../../forms/call-form.tsx'
import { Screen } from '../../../calls/screen.tsx'
import { useCallForm } from '../../../forms/use-call-form.ts'
import { NameFields } from '../../../parts/person-form/name-fields.tsx'
import { Card } from '../../../ui/data/card.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'

interface CompleteProfileProps {
  account: CompanyAccount
  onCompleted: () => void
}

export function CompleteProfile({ account, onCompleted }: CompleteProfileProps) {
  const toast = useToast()
  const form = useCallForm({
    call: companyAccounts.complete,
    initial: {
      first_name: '',
      last_name: account.last_name ?? '',
      phone: account.phone ?? '',
      title: account.title ?? '',
    },
    keeper: { key: 'complete-profile', kind: 'company' },
    onDone: ({ message }) => {
      toast.success(message)
      onCompleted()
    },
  })

  return (
    <Screen
      title="Complete Your Profile"
      description="Tell us who the person behind the company’s account is."
    >
      <p className="-mt-4 max-w-measure text-lg text-ink-2">
        Before you post jobs as {account.company_name}, tell us who we deal with. Contractors do not
        see this.
      </p>
      <Card className="max-w-xl">
        <CallForm form={form} submit="Save Details" busyLabel="Saving your details">
          <NameFields form={form} first="first_name" last="last_name" />
          <CallField form={form} name="phone" label="Phone">
            {(control) => (
              <TextInput {...control} type="tel" autoComplete="tel" inputClassName="num" />
            )}
          </CallField>
          <CallField form={form} name="title" label="Title" hint="Such as Recruitment Manager.">
            {(control) => <TextInput {...control} autoComplete="organization-title" />}
          </CallField>
        </CallForm>
      </Card>
    </Screen>
  )
}
