import type { ReactNode } from 'react'

import { Field } from '../../../ui/form/field.tsx'
import { faultOf } from './edit-state.ts'
import type { ProfileKeeper } from './profile-keeper.ts'
import { fieldLabels, type ProfileField, type ProfileValues } from './profile-values.ts'
import { useKept } from './use-profile-keeper.ts'

/** What a text box or a list of options needs. */
export interface TextControl {
  name: string
  value: string
  onChange: (event: { target: { value: string } }) => void
}

export interface FieldsProps {
  keeper: ProfileKeeper
}

interface EditorFieldProps<Name extends ProfileField> extends FieldsProps {
  name: Name
  hint?: ReactNode
  required?: boolean
  /** For several controls under one label. */
  group?: boolean
  children: (value: ProfileValues[Name], set: (value: ProfileValues[Name]) => void) => ReactNode
}

/** One field of the profile: drawn anew only when it changes itself. */
export function EditorField<Name extends ProfileField>({
  keeper,
  name,
  children,
  ...rest
}: EditorFieldProps<Name>) {
  const value = useKept(keeper, ({ values }) => values[name])
  const fault = useKept(keeper, (state) => faultOf(state, name))

  return (
    <Field label={fieldLabels[name]} error={fault} data-field={name} {...rest}>
      {children(value, (next) => keeper.set(name, next))}
    </Field>
  )
}

type TextField = {
  [Name in ProfileField]: ProfileValues[Name] extends string ? Name : never
}[ProfileField]

interface TextFieldProps extends FieldsProps {
  name: TextField
  hint?: ReactNode
  required?: boolean
  children: (control: TextControl) => ReactNode
}

/** A field that holds text. */
export function EditorTextField({ name, children, ...rest }: TextFieldProps) {
  return (
    <EditorField name={name} {...rest}>
      {(value, set) => children({ name, value, onChange: ({ target }) => set(target.value) })}
    </EditorField>
  )
}
