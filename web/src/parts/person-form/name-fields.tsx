import { CallField, type FormFields } from '../../forms/call-form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'

interface NameFieldsProps<Name extends string> {
  form: FormFields<Readonly<Record<Name, string>>>
  /** What the form calls the two. */
  first: Name
  last: Name
}

/** What somebody is called, in whatever form it is asked. */
export function NameFields<Name extends string>({ form, first, last }: NameFieldsProps<Name>) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <CallField form={form} name={first} label="First name">
        {(control) => <TextInput {...control} autoComplete="given-name" />}
      </CallField>
      <CallField form={form} name={last} label="Last name">
        {(control) => <TextInput {...control} autoComplete="family-name" />}
      </CallField>
    </div>
  )
}
