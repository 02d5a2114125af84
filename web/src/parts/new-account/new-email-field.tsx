import { words } from '@headframe/wire'

import type { FormFields } from '../../forms/call-form.tsx'
import { useStored } from '../../forms/use-stored.ts'
import type { paths } from '../../lib/paths.ts'
import { Field } from '../../ui/form/field.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { TextLink } from '../links.tsx'

interface NewEmailFieldProps<Name extends string> {
  form: FormFields<Readonly<Record<Name, string>>>
  name: Name
  label: string
  /** It is known to belong to an account already. */
  isTaken: boolean
  /** Where whoever has that account signs in. */
  login: typeof paths.contractor.login | typeof paths.company.login
}

/** The address of a new account; one that is taken leads to the sign-in. */
export function NewEmailField<Name extends string>({
  form: { store },
  name,
  label,
  isTaken,
  login,
}: NewEmailFieldProps<Name>) {
  const email = useStored(store, ({ values }) => values[name])
  const fault = useStored(store, ({ faults }) => faults[name])
  const told = fault ?? (isTaken ? words.emailTaken : undefined)

  return (
    <Field
      label={label}
      error={
        told === words.emailTaken ? (
          <>
            <span>{told}</span> <TextLink to={login}>Sign in</TextLink>
          </>
        ) : (
          told
        )
      }
    >
      <TextInput
        type="email"
        name={name}
        autoComplete="email"
        value={email}
        onChange={({ target }) => store.set(name, target.value)}
      />
    </Field>
  )
}
