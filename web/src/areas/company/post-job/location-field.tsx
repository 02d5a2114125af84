import { jobSizes } from '@headframe/wire'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'

import { CallField } from '../../../forms/call-form.tsx'
import { useStored } from '../../../forms/use-stored.ts'
import { PlacePicker } from '../../../parts/map/place-picker.tsx'
import { usePlaces } from '../../../parts/person-form/use-places.ts'
import { SuggestInput } from '../../../ui/form/suggest-input.tsx'
import type { StepProps } from './step-props.ts'
import { useGeocoding } from './use-geocoding.ts'

/** Where the work is: in words, and as a marker that follows the words or is moved by hand. */
export function LocationField({ form }: StepProps) {
  const { store } = form
  const at = useStored(store, ({ values }) => values.place)
  const { places, look, stop } = usePlaces()
  const geocoding = useGeocoding(store)
  const noteId = useId()

  function take(label: string) {
    stop()
    geocoding.stop()
    const place = places.find((one) => one.label === label)
    store.set('work_location', label)
    if (place) store.set('place', { lat: place.lat, lng: place.lng })
  }

  return (
    <div className="flex flex-col gap-3">
      <CallField
        form={form}
        name="work_location"
        label="Location"
        hint="A town, a site or an address. The marker follows; move it to the exact place."
        required
      >
        {(control, set) => (
          <SuggestInput
            {...control}
            aria-describedby={noteId}
            maxLength={jobSizes.location}
            suggestions={places.map(({ label }) => label)}
            onChange={({ target }) => {
              set(target.value)
              look(target.value)
              geocoding.find()
            }}
            onTaken={take}
          />
        )}
      </CallField>
      <p
        id={noteId}
        role="status"
        className="flex items-start gap-1.5 text-sm text-ink-2 empty:hidden"
      >
        {geocoding.isLooking && 'Looking for the place…'}
        {geocoding.problem !== undefined && (
          <>
            <CircleAlert aria-hidden className="mt-[0.2em] size-4 shrink-0 text-warn-ink" />
            <span className="min-w-0">
              {geocoding.problem} You can also put the marker there yourself.
            </span>
          </>
        )}
      </p>
      <PlacePicker
        at={at}
        onMoved={(to) => {
          geocoding.stop()
          store.set('place', to)
        }}
      />
    </div>
  )
}
