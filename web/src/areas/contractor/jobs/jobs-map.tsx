import type { JobListItem } from '@headframe/wire'
import { useMemo, useRef, useState } from 'react'

import { MapOfJobs } from '../../../parts/map/map-of-jobs.tsx'
import { cn } from '../../../ui/cn.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { AvailableJobs } from './available-jobs.tsx'
import type { FoundJobs } from './found-jobs.ts'
import { JobInBrief } from './job-in-brief.tsx'
import { NoJobs } from './no-jobs.tsx'
import { resultsHeadingId } from './results-heading.ts'

/** The jobs where they are, and beside the map once more as a list; both know which one is picked. */
export function JobsMap({ search, change, found, filters }: FoundJobs) {
  const { page, problem, isRefreshing, retry } = found
  const mapAndList = useRef<HTMLDivElement>(null)
  const [hoveredId, setHoveredId] = useState<string>()
  const located = useMemo(() => (page?.rows ?? []).filter(isLocated), [page?.rows])
  const pins = useMemo(() => located.map(pinOf), [located])
  const withoutLocation = page?.counts['without-location'] ?? 0
  const select = (job: string | undefined) => change({ job }, { replace: true })

  // On a phone the map is above the list, and may be out of view.
  function showOnMap(job: string) {
    select(job)
    mapAndList.current?.firstElementChild?.scrollIntoView({ block: 'nearest' })
  }

  if (problem) return <ErrorState title={problem} onRetried={retry} />
  if (page && !isRefreshing && page.total === 0 && withoutLocation === 0)
    return <NowhereAnyJobs search={search} filters={filters} change={change} />

  return (
    <div
      ref={mapAndList}
      className={cn(
        'flex flex-col gap-3 transition-opacity lg:h-[max(34rem,calc(100dvh-17rem))] lg:flex-row-reverse lg:gap-4',
        isRefreshing && 'opacity-60',
      )}
    >
      <MapOfJobs
        className="h-[58dvh] min-h-80 lg:h-full lg:flex-1"
        pins={pins}
        selectedId={search.job}
        {...(hoveredId !== undefined && { hoveredId })}
        onSelect={select}
        renderPopup={({ id }) => {
          const job = located.find(({ job_id }) => job_id === id)
          return job && <JobInBrief job={job} />
        }}
      />
      <AvailableJobs
        jobs={page && located}
        total={page?.total}
        withoutLocation={withoutLocation}
        selectedId={search.job}
        onSelected={showOnMap}
        onHovered={setHoveredId}
        onListWanted={() => change({ view: undefined })}
      />
    </div>
  )
}

function NowhereAnyJobs({ search, filters, change }: Omit<FoundJobs, 'found'>) {
  return (
    <>
      <h2 id={resultsHeadingId} tabIndex={-1} className="text-xl">
        Available Jobs
      </h2>
      <NoJobs search={search} filters={filters} onChanged={change} />
    </>
  )
}

type LocatedJob = JobListItem & { job_location_lat: number; job_location_lng: number }

function isLocated(job: JobListItem): job is LocatedJob {
  return job.job_location_lat !== null && job.job_location_lng !== null
}

function pinOf(job: LocatedJob) {
  return {
    id: job.job_id,
    name: job.job_title,
    place: job.job_location,
    lat: job.job_location_lat,
    lng: job.job_location_lng,
  }
}
