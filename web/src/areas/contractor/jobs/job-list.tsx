import { sizes, type contractorJobs, type PageOf } from '@headframe/wire'
import { useDeferredValue, useEffect, useState } from 'react'

import { PagesOfList } from '../../../parts/pages-of-list.tsx'
import { cn } from '../../../ui/cn.ts'
import { JobCard } from './job-card.tsx'

interface JobListProps {
  page: PageOf<typeof contractorJobs.find>
  /** These are still the rows of the search before. */
  isRefreshing: boolean
  onPageChosen: (page: number) => void
}

/** More than anybody sees before they scroll. */
const firstCards = 6
let isFirstList = true

export function JobList({ page, isRefreshing, onPageChosen }: JobListProps) {
  const [nowSeconds] = useState(() => Date.now() / 1000)
  // While the list takes over from the map, the rows are still those of the map.
  const rows = page.rows.slice(0, sizes.contractorPageSize)
  // Whoever begins with a list sees its first cards sooner; whoever comes back finds their place again.
  const isWhole = useDeferredValue(true, !isFirstList)
  const shown = isWhole ? rows : rows.slice(0, firstCards)
  useEffect(() => {
    isFirstList = false
  }, [])

  return (
    <>
      <ul
        aria-busy={isRefreshing}
        className={cn('flex flex-col gap-3 transition-opacity', isRefreshing && 'opacity-60')}
      >
        {shown.map((job) => (
          <li key={job.job_id}>
            <JobCard job={job} nowSeconds={nowSeconds} />
          </li>
        ))}
      </ul>
      <PagesOfList of="jobs" page={page} onPageChosen={onPageChosen} />
    </>
  )
}
