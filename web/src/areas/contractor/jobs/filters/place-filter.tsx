import { words } from '@headframe/wire'

import { usePlaces } from '../../../../parts/person-form/use-places.ts'
import { Field } from '../../../../ui/form/field.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { SuggestInput } from '../../../../ui/form/suggest-input.tsx'
import { hasPlace } from '../jobs-wish.ts'
import { anyRadius, radiusOptions } from './radius.ts'
import type { FilterProps } from './filter-props.ts'
import { useTakenPlace } from './use-taken-place.ts'
import { useTyped } from './use-typed.ts'

/** A place as somebody types or picks it, and how far around it counts. */
export function PlaceFilter({ search, onChanged }: FilterProps) {
  const inForce = search.place ?? ''

  return (
    <div className="flex flex-col gap-2">
      <PlaceBox inForce={inForce} onChanged={onChanged} />
      {hasPlace(search) && (
        <Field label="Distance" labelHidden>
          <Select
            placeholder={anyRadius}
            options={radiusOptions(search)}
            value={search.radius ?? ''}
            onChange={({ target }) => onChanged({ radius: Number(target.value) || undefined })}
          />
        </Field>
      )}
    </div>
  )
}

interface PlaceBoxProps extends Pick<FilterProps, 'onChanged'> {
  inForce: string
}

function PlaceBox({ inForce, onChanged }: PlaceBoxProps) {
  const [text, setText] = useTyped(inForce)
  const { places, look, stop } = usePlaces()
  const place = useTakenPlace(change)

  // Its name alone: the server knows how far a region reaches.
  function change(name: string) {
    const isNone = name === ''
    const point = { lat: undefined, lng: undefined }
    onChanged({ place: name || undefined, ...point, ...(isNone && { radius: undefined }) })
  }

  function take(wanted: string) {
    const name = wanted.trim()
    stop()
    place.drop()
    setText(name)
    if (name === inForce || name === place.unknown) return
    if (name === '' || places.some(({ label }) => label === name)) change(name)
    else void place.lookUp(name)
  }

  return (
    <Field
      label="Near"
      error={
        text === place.unknown && (
          <>
            {words.placeNotFound}. {words.tryMoreSpecificPlace}
          </>
        )
      }
    >
      <SuggestInput
        placeholder="Town, region or postcode"
        enterKeyHint="search"
        maxLength={200}
        value={text}
        suggestions={places.map(({ label }) => label)}
        onChange={({ target }) => {
          place.drop()
          setText(target.value)
          look(target.value)
        }}
        onTaken={take}
        onBlur={() => take(text)}
        onKeyDown={({ key, currentTarget }) => {
          const isPicking = currentTarget.hasAttribute('aria-activedescendant')
          if (key === 'Enter' && !isPicking) take(text)
        }}
      />
    </Field>
  )
}
