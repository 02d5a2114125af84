import { CallField, type FormFields } from '../../forms/call-form.tsx'
import { useStored } from '../../forms/use-stored.ts'
import { PasswordInput } from '../../ui/form/password-input.tsx'
import { PasswordStrength } from './password-strength.tsx'

interface NewPasswordFieldsProps<Name extends string> {
  form: FormFields<Readonly<Record<Name, string>>>
  /** What the form calls the two. */
  password: Name
  confirm: Name
}

/** A password that is being chosen, and the same once more. */
export function NewPasswordFields<Name extends string>({
  form,
  password,
  confirm,
}: NewPasswordFieldsProps<Name>) {
  const typed = useStored(form.store, ({ values }) => values[password])

  return (
    <>
      <div className="flex flex-col gap-2">
        <CallField form={form} name={password} label="Password">
          {(control) => <PasswordInput {...control} autoComplete="new-password" />}
        </CallField>
        <PasswordStrength password={typed} />
      </div>
      <CallField form={form} name={confirm} label="Confirm password">
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </CallField>
    </>
  )
}
