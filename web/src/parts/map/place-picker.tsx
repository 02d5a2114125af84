import { lazyPart } from '../lazy-part.tsx'
import { MapBox, MapFailure, MapLoading } from './map-box.tsx'
import type { PickerViewProps } from './picker-view.tsx'

const PickerView = lazyPart<PickerViewProps>(
  () => import('./picker-view.tsx'),
  (_, retry) => <MapFailure places={[]} onRetried={retry} />,
)

/** Sets a place by a marker: dragged, moved by keys, or put where the map is pressed. */
export function PlacePicker({ className, ...props }: PickerViewProps & { className?: string }) {
  return (
    <MapBox className={className}>
      <PickerView {...props} loading={<MapLoading />} />
    </MapBox>
  )
}
