import { jobSizes } from '@headframe/wire'

import { useStored } from '../../../../forms/use-stored.ts'
import { LocationField as PlacedLocation } from '../../../../parts/map/location-field.tsx'
import type { StepProps } from './step-props.ts'

/** Where the work is. */
export function LocationField({ form }: StepProps) {
  const { store } = form
  const at = useStored(store, ({ values }) => values.place)

  return (
    <PlacedLocation
      form={form}
      name="work_location"
      hint="A town, a site or an address. The marker follows; move it to the exact place."
      maxLength={jobSizes.location}
      pauseMs={1000}
      at={at}
      onPlaced={(place) => store.set('place', place)}
    />
  )
}
