import { useState } from 'react'

import { MapOfPins } from '../../../../parts/map/map-of-pins.tsx'
import { cn } from '../../../../ui/cn.ts'
import { ErrorState } from '../../../../ui/data/error-state.tsx'
import { AvailableJobs } from './available-jobs.tsx'
import type { FoundJobs } from '../found-jobs.ts'
import { JobInBrief } from './job-in-brief.tsx'
import { wishKeyOf } from '../jobs-wish.ts'
import { useLocatedJobs } from './located-jobs.ts'
import { usePlacesSought } from './places-sought.ts'
import { NoJobs } from '../results/no-jobs.tsx'
import { resultsHeadingId } from '../results-heading.ts'

/** The jobs where they are, and beside the map once more as a list; both know which one is picked. */
export function JobsMap({ found, filters }: FoundJobs) {
  const { wish: search, change, page, problem, isRefreshing, retry } = found
  const [hoveredId, setHoveredId] = useState<string>()
  const { located, pins } = useLocatedJobs(page?.rows)
  const rings = usePlacesSought(search)
  const withoutLocation = page?.counts['without-location'] ?? 0

  function select(job: string | undefined) {
    if (job !== search.job) change({ job }, { replace: true })
  }

  if (problem) return <ErrorState title={problem} onRetried={retry} />
  if (page && !isRefreshing && page.total === 0 && withoutLocation === 0)
    return <NowhereAnyJobs found={found} filters={filters} />

  return (
    <div
      className={cn(
        'flex h-[max(34rem,calc(100dvh-17rem))] flex-row-reverse gap-4 transition-opacity',
        isRefreshing && 'opacity-60',
      )}
    >
      <MapOfPins
        of="jobs"
        className="h-full flex-1"
        pins={pins}
        pinsOf={isRefreshing ? undefined : wishKeyOf(search)}
        isCountryWide={filters.length === 0}
        rings={rings}
        selectedId={search.job}
        {...(hoveredId !== undefined && { hoveredId })}
        onSelect={select}
        renderPopup={({ id }) => {
          const job = located?.find(({ job_id }) => job_id === id)
          return job && <JobInBrief job={job} />
        }}
      />
      <AvailableJobs
        search={search}
        jobs={located}
        total={page?.total}
        withoutLocation={withoutLocation}
        selectedId={search.job}
        onSelected={select}
        onHovered={setHoveredId}
      />
    </div>
  )
}

function NowhereAnyJobs({ found: { wish, change }, filters }: FoundJobs) {
  return (
    <>
      <h2 id={resultsHeadingId} tabIndex={-1} className="text-xl">
        Available Jobs
      </h2>
      <NoJobs search={wish} filters={filters} onChanged={change} />
    </>
  )
}
