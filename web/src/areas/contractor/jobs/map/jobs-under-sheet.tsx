import { useDeferredValue, useState } from 'react'

import { MapOfPins } from '../../../../parts/map/map-of-pins.tsx'
import { cn } from '../../../../ui/cn.ts'
import type { Rest } from '../../../../ui/overlay/sheet-rests.ts'
import type { FoundJobs } from '../found-jobs.ts'
import { JobInBrief } from './job-in-brief.tsx'
import { JobsSheet } from './jobs-sheet.tsx'
import { wishKeyOf } from '../jobs-wish.ts'
import { useLocatedJobs } from './located-jobs.ts'
import { placeOfJobs } from './place-of-jobs.ts'
import { usePlacesSought } from './places-sought.ts'

/** What the lowest sheet covers, until it says it itself. */
const usualPeekPixels = 72

/** Where a list beside the map has no room: the map takes all there is, and the list lies over it. */
export default function JobsUnderSheet(jobs: FoundJobs) {
  const { wish: search, change } = jobs.found
  // Hundreds of pins and a list: whatever is pressed meanwhile goes first.
  const page = useDeferredValue(jobs.found.page)
  const isLate = page !== jobs.found.page
  const found = isLate ? { ...jobs.found, page, isRefreshing: true, isEmpty: false } : jobs.found
  const { located, pins } = useLocatedJobs(found.page?.rows)
  const rings = usePlacesSought(search)
  const [rest, setRest] = useState<Rest>('peek')
  const [covered, setCovered] = useState(usualPeekPixels)
  const hasNothingToPick = found.problem !== undefined || located?.length === 0
  const [hadNothingToPick, setHadNothingToPick] = useState(false)

  // What there is to say instead is said without being asked for, until there is a map to see again.
  if (hadNothingToPick !== hasNothingToPick) {
    setHadNothingToPick(hasNothingToPick)
    setRest(hasNothingToPick ? 'full' : 'half')
  }

  function select(job: string | undefined) {
    if (job !== search.job) change({ job }, { replace: true })
  }

  function selectOnMap(job: string | undefined) {
    select(job)
    if (job === undefined) setRest('peek')
  }

  function selectInSheet(job: string) {
    select(job)
    // Else the map could not show it.
    if (rest === 'full') setRest('half')
  }

  return (
    <div
      className={cn(
        placeOfJobs,
        'relative isolate overflow-clip transition-opacity',
        found.isRefreshing && 'opacity-60',
      )}
    >
      {/* What the sheet tells of instead covers all of it. */}
      {found.problem === undefined && (
        <MapOfPins
          of="jobs"
          className="absolute inset-0 h-full rounded-none border-x-0 border-b-0 has-[.map-host:focus-visible]:-outline-offset-3"
          pins={pins}
          pinsOf={found.isRefreshing ? undefined : wishKeyOf(search)}
          isCountryWide={jobs.filters.length === 0}
          rings={rings}
          selectedId={search.job}
          coveredPixels={covered}
          onSelect={selectOnMap}
          renderPopup={({ id }) => {
            const job = located?.find(({ job_id }) => job_id === id)
            return job && <JobInBrief job={job} />
          }}
        />
      )}
      <JobsSheet
        {...jobs}
        found={found}
        located={located}
        rest={rest}
        onRested={setRest}
        onCovering={setCovered}
        onSelected={selectInSheet}
      />
    </div>
  )
}
