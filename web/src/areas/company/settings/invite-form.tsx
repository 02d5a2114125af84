import { companyPeople, companyRoles, type CompanyRole } from '@headframe/wire'

import { CallField, CallForm } from '../../../forms/call-form.tsx'
import { useCallForm } from '../../../forms/use-call-form.ts'
import { CancelChange } from '../../../parts/account-settings/change-in-place.tsx'
import { useOneOpen } from '../../../parts/account-settings/one-open.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
import { roleWords } from '../role.ts'

interface InviteValues extends Readonly<Record<string, unknown>> {
  readonly email: string
  readonly role: CompanyRole
}

/** Under which an invitation waits while whoever writes it signs in again. */
export const keptInvitation = { key: 'companyInvitation', kind: 'company' } as const

const empty: InviteValues = { email: '', role: 'hirer' }

/** Owners are invited last: the role that can do everything is nobody's first choice. */
const choices = companyRoles.toReversed().map((role) => ({
  value: role,
  label: roleWords[role].name,
  hint: roleWords[role].may,
}))

export function InviteForm() {
  const toast = useToast()
  const { finish } = useOneOpen()
  const form = useCallForm({
    call: companyPeople.invite,
    initial: empty,
    keeper: keptInvitation,
    onDone: ({ invitation }) => {
      form.store.clear()
      finish()
      toast.success(`The invitation to ${invitation.email} is on its way.`)
    },
  })

  return (
    <CallForm
      form={form}
      submit="Send invitation"
      busyLabel="Sending the invitation"
      beside={<CancelChange form={form} />}
    >
      <CallField form={form} name="email" label="Email address">
        {(control) => <TextInput {...control} type="email" autoComplete="off" />}
      </CallField>
      <CallField form={form} name="role" label="Role" group>
        {({ name, value }, set) => (
          <RadioGroup name={name} value={value} choices={choices} onChosen={set} />
        )}
      </CallField>
    </CallForm>
  )
}
