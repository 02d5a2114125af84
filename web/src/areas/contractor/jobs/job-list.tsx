import type { contractorJobs, PageOf } from '@headframe/wire'
import { memo } from 'react'

import { PagesOfList } from '../../../parts/pages-of-list.tsx'
import { cn } from '../../../ui/cn.ts'
import { useNow } from '../../../ui/use-now.ts'
import { JobCard } from './job-card.tsx'
import { useCardsSoFar } from './use-cards-so-far.ts'

interface JobListProps {
  page: PageOf<typeof contractorJobs.find>
  /** These are still the rows of the search before. */
  isRefreshing: boolean
  onPageChosen: (page: number) => void
}

/** What is drawn already is not drawn again for the cards that follow. */
const DrawnCard = memo(JobCard)

export function JobList({ page, isRefreshing, onPageChosen }: JobListProps) {
  const nowSeconds = useNow()
  // While the list takes over from the map, the rows are still those of the map: far more than a page.
  const shown = page.rows.slice(0, useCardsSoFar())

  return (
    <>
      <ul
        aria-busy={isRefreshing}
        className={cn('flex flex-col gap-3 transition-opacity', isRefreshing && 'opacity-60')}
      >
        {shown.map((job) => (
          <li key={job.job_id}>
            <DrawnCard job={job} nowSeconds={nowSeconds} />
          </li>
        ))}
      </ul>
      <PagesOfList of="jobs" page={page} onPageChosen={onPageChosen} />
    </>
  )
}
