import { CallField, type FormFields } from '../../../forms/call-form.tsx'
import { usePlaces } from '../../../parts/person-form/use-places.ts'
import { SuggestInput } from '../../../ui/form/suggest-input.tsx'
import type { WishValues } from './wish-values.ts'

interface PointOfHireProps {
  form: FormFields<WishValues>
  maxLength: number
}

/** From where somebody would fly; only a place of the list is held against jobs. */
export function PointOfHire({ form, maxLength }: PointOfHireProps) {
  const { places, look, stop } = usePlaces()

  function take(label: string) {
    stop()
    const place = places.find((one) => one.label === label)
    form.store.set('point_of_hire', label)
    form.store.set('placeOfHire', place ? { lat: place.lat, lng: place.lng } : null)
  }

  return (
    <CallField
      form={form}
      name="point_of_hire"
      label="Point of hire"
      hint="Where you would board a flight to site. Choose it from the list."
      optional
    >
      {(control, set) => (
        <SuggestInput
          {...control}
          maxLength={maxLength}
          suggestions={places.map(({ label }) => label)}
          onChange={({ target }) => {
            set(target.value)
            form.store.set('placeOfHire', null)
            look(target.value)
          }}
          onTaken={take}
        />
      )}
    </CallField>
  )
}
