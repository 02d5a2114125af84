import type { ReactNode } from 'react'

import { Field } from '../../ui/form/field.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'

interface RowTextProps {
  label: ReactNode
  value: string
  max: number
  fault: string | undefined
  isWanted: boolean
  onChange: (text: string) => void
}

/** One text of a row. */
export function RowText({ label, value, max, fault, isWanted, onChange }: RowTextProps) {
  const isMissing = isWanted && value.trim() === ''

  return (
    <Field label={label} error={fault}>
      <TextInput
        value={value}
        maxLength={max}
        autoComplete="off"
        aria-invalid={isMissing || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
