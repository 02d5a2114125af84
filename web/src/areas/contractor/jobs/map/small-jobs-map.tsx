import { lazyPart } from '../../../../parts/lazy-part.tsx'
import { MapBox, MapLoading } from '../../../../parts/map/map-box.tsx'
import { prepareMapOfPins } from '../../../../parts/map/map-of-pins.tsx'
import { NotLoaded } from '../../../../parts/not-loaded.tsx'
import { cn } from '../../../../ui/cn.ts'
import type { FoundJobs } from '../found-jobs.ts'
import { placeOfJobs } from './place-of-jobs.ts'

const place = cn(placeOfJobs, 'h-auto rounded-none border-x-0 border-b-0')

const JobsUnderSheet = lazyPart<FoundJobs>(
  () => {
    prepareMapOfPins()
    return import('./jobs-under-sheet.tsx')
  },
  (_, retry) => <NotLoaded onRetried={retry} className={cn(place, 'justify-center')} />,
)

/** Where a list beside the map has no room. Map and list come together: what does not come is told once. */
export function SmallJobsMap(jobs: FoundJobs) {
  return (
    <JobsUnderSheet
      {...jobs}
      loading={
        <MapBox className={place}>
          <MapLoading />
        </MapBox>
      }
    />
  )
}
