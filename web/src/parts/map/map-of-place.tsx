import { lazyPart } from '../lazy-part.tsx'
import { MapBox, MapFailure, MapLoading } from './map-box.tsx'
import type { Position } from './place.ts'

interface MapOfPlaceProps {
  at: Position
  /** What the place is called. */
  name: string
  className?: string
}

const PlaceView = lazyPart<{ at: Position; name: string }>(
  () => import('./place-view.tsx'),
  ({ name }, retry) => <MapFailure places={[name]} onRetried={retry} />,
)

/** Where a job is, to be looked at. */
export function MapOfPlace({ at, name, className }: MapOfPlaceProps) {
  return (
    <MapBox className={className}>
      <PlaceView at={at} name={name} loading={<MapLoading />} />
    </MapBox>
  )
}
