import { lazyPart } from '../lazy-part.tsx'
import type { PinsViewProps } from './pins-view.tsx'
import { MapBox, MapFailure, MapLoading } from './map-box.tsx'

const PinsView = lazyPart<PinsViewProps>(
  async () => {
    // By itself: both at once would hold a phone up.
    await import('leaflet')
    return import('./pins-view.tsx')
  },
  ({ pins, coveredPixels = 0 }, retry) => (
    <MapFailure
      places={pins.map(({ place }) => place)}
      coveredPixels={coveredPixels}
      onRetried={retry}
    />
  ),
)

/** For a part that shows it, and whose own code is on its way. */
export const prepareMapOfPins = PinsView.prepare

/** Where things are, such as jobs. Which one is selected is shared with the list beside it. */
export function MapOfPins({ className, ...props }: PinsViewProps & { className?: string }) {
  return (
    <MapBox className={className}>
      <PinsView {...props} loading={<MapLoading />} />
    </MapBox>
  )
}
