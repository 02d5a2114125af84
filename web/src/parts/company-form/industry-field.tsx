import type { NamedId } from '@headframe/wire'
import type { ComponentProps } from 'react'

import { Select } from '../../ui/form/select.tsx'

interface IndustryFieldProps extends Omit<
  ComponentProps<typeof Select>,
  'value' | 'options' | 'placeholder'
> {
  industries: readonly NamedId[]
  /** The id of an industry, or its name where older data has that. */
  value: string
}

/** One of the industries; it stands inside a `Field`. */
export function IndustryField({ industries, value, ...rest }: IndustryFieldProps) {
  const chosen = industryOf(industries, value)

  return (
    <Select
      {...rest}
      value={chosen ? String(chosen.id) : ''}
      placeholder="Choose your industry"
      options={industries.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  )
}

export function industryOf(industries: readonly NamedId[], text: string): NamedId | undefined {
  const wanted = text.trim().toLowerCase()
  return industries.find(({ id, name }) => String(id) === wanted || name.toLowerCase() === wanted)
}
