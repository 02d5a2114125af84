import { lazyPart } from '../lazy-part.tsx'
import type { JobsViewProps } from './jobs-view.tsx'
import { MapBox, MapFailure, MapLoading } from './map-box.tsx'

const JobsView = lazyPart<JobsViewProps>(
  async () => {
    // By itself: both at once would hold a phone up.
    await import('leaflet')
    return import('./jobs-view.tsx')
  },
  ({ pins, coveredPixels = 0 }, retry) => (
    <MapFailure
      places={pins.map(({ place }) => place)}
      coveredPixels={coveredPixels}
      onRetried={retry}
    />
  ),
)

/** Where jobs are. Which one is selected is shared with the list beside it. */
export function MapOfJobs({ className, ...props }: JobsViewProps & { className?: string }) {
  return (
    <MapBox className={className}>
      <JobsView {...props} loading={<MapLoading />} />
    </MapBox>
  )
}
