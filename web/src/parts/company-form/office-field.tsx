import { companySizes } from '@headframe/wire'
import type { ComponentProps } from 'react'

import { SuggestInput } from '../../ui/form/suggest-input.tsx'
import { usePlaces } from '../person-form/use-places.ts'

interface OfficeFieldProps extends Omit<
  ComponentProps<typeof SuggestInput>,
  'onChange' | 'suggestions' | 'onTaken'
> {
  onChange: (place: string) => void
}

/** Where a company sits: any text, with places of Australia offered; it stands inside a `Field`. */
export function OfficeField({ onChange, ...rest }: OfficeFieldProps) {
  const { places, look, stop } = usePlaces()

  return (
    <SuggestInput
      {...rest}
      maxLength={companySizes.office}
      suggestions={places.map(({ label }) => label)}
      onChange={({ target }) => {
        onChange(target.value)
        look(target.value)
      }}
      onTaken={(place) => {
        stop()
        onChange(place)
      }}
    />
  )
}
