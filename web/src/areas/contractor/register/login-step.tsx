import { words } from '@headframe/wire'

import { CallField, type FormFields } from '../../../calls/call-form.tsx'
import { useStored } from '../../../calls/use-stored.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { Field } from '../../../ui/field.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { PasswordStrength } from './password-strength.tsx'
import type { RegistrationValues } from './registration-values.ts'

export interface StepProps {
  form: FormFields<RegistrationValues>
}

interface LoginStepProps extends StepProps {
  isEmailTaken: boolean
}

export function LoginStep({ form, isEmailTaken }: LoginStepProps) {
  return (
    <>
      <EmailField form={form} isEmailTaken={isEmailTaken} />
      <div className="flex flex-col gap-2">
        <CallField form={form} name="password" label="Password">
          {(control) => <PasswordInput {...control} autoComplete="new-password" />}
        </CallField>
        <PasswordStrength store={form.store} />
      </div>
      <CallField form={form} name="passwordConfirm" label="Confirm password">
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </CallField>
    </>
  )
}

function EmailField({ form: { store }, isEmailTaken }: LoginStepProps) {
  const email = useStored(store, ({ values }) => values.email)
  const fault = useStored(store, ({ faults }) => faults['email'])
  const told = fault ?? (isEmailTaken ? words.emailTaken : undefined)

  return (
    <Field
      label="Email"
      error={
        told === words.emailTaken ? (
          <>
            <span>{told}</span> <TextLink to={paths.contractor.login}>Sign in</TextLink>
          </>
        ) : (
          told
        )
      }
    >
      <TextInput
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        onChange={({ target }) => store.set('email', target.value)}
      />
    </Field>
  )
}
