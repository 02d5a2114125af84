import { sizes, type contractorJobs, type PageOf } from '@headframe/wire'
import { useState } from 'react'

import { PagesOfList } from '../../../parts/pages-of-list.tsx'
import { cn } from '../../../ui/cn.ts'
import { JobCard } from './job-card.tsx'

interface JobListProps {
  page: PageOf<typeof contractorJobs.find>
  /** These are still the rows of the search before. */
  isRefreshing: boolean
  onPageChosen: (page: number) => void
}

export function JobList({ page, isRefreshing, onPageChosen }: JobListProps) {
  const [nowSeconds] = useState(() => Date.now() / 1000)
  // While the list takes over from the map, the rows are still those of the map.
  const shown = page.rows.slice(0, sizes.contractorPageSize)

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
