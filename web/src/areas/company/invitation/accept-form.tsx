import { companyInvitations, passwordMin } from '@headframe/wire'
import { useNavigate } from '@tanstack/react-router'

import { signIn } from '../../../calls/session.ts'
import { CallField, CallForm } from '../../../forms/call-form.tsx'
import { useCallForm } from '../../../forms/use-call-form.ts'
import { paths } from '../../../lib/paths.ts'
import { NameFields } from '../../../parts/person-form/name-fields.tsx'
import { PasswordInput } from '../../../ui/form/password-input.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'

const empty = { firstName: '', lastName: '', password: '', confirmPassword: '' }

interface AcceptFormProps {
  token: string
  email: string
  company: string
}

/** A name and a password are all that a colleague has to choose; they are signed in with it. */
export function AcceptForm({ token, email, company }: AcceptFormProps) {
  const navigate = useNavigate()
  const toast = useToast()
  const form = useCallForm({
    call: companyInvitations.accept,
    initial: empty,
    inputOf: (values) => ({ ...values, token }),
    endsWhatIsShown: true,
    onDone: async (reply) => {
      signIn('company', reply.token, email)
      toast.success(`Welcome to ${company}.`)
      await navigate({ to: paths.company.dashboard, replace: true })
    },
  })

  return (
    <CallForm form={form} submit="Accept and sign in" busyLabel="Signing you in" wide>
      <p>
        You will sign in with <strong className="font-semibold wrap-anywhere">{email}</strong>.
        <input type="text" autoComplete="username" value={email} readOnly hidden />
      </p>
      <NameFields form={form} first="firstName" last="lastName" />
      <CallField
        form={form}
        name="password"
        label="Password"
        hint={`At least ${passwordMin} characters.`}
      >
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </CallField>
      <CallField form={form} name="confirmPassword" label="Repeat password">
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </CallField>
    </CallForm>
  )
}
