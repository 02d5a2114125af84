import { usePlaces } from '../../../../parts/person-form/use-places.ts'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { SuggestInput } from '../../../../ui/suggest-input.tsx'
import { hasPlace } from '../jobs-wish.ts'
import { radiusOf, radiusOptions } from '../radius.ts'
import type { FilterProps } from './filter-props.ts'
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
            options={radiusOptions(search)}
            value={radiusOf(search)}
            onChange={({ target }) => onChanged({ radius: Number(target.value) })}
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

  function take(wanted: string) {
    const label = wanted.trim()
    stop()
    setText(label)
    if (label === inForce) return
    const known = places.find((place) => place.label === label)
    onChanged({
      place: label || undefined,
      lat: known?.lat,
      lng: known?.lng,
      ...(label === '' && { radius: undefined }),
    })
  }

  return (
    <Field label="Near">
      <SuggestInput
        placeholder="Town, region or postcode"
        enterKeyHint="search"
        maxLength={200}
        value={text}
        suggestions={places.map(({ label }) => label)}
        onChange={({ target }) => {
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
