import type { JobListItem } from '@headframe/wire'
import { memo, useState } from 'react'

import { counted } from '../../../../lib/figures.ts'
import { CardList } from '../../../../parts/list/card-list.tsx'
import { ListFrame } from '../../../../parts/list/list-frame.tsx'
import { OrderByMatch } from '../../../../parts/match/order-by-match.tsx'
import { cn } from '../../../../ui/cn.ts'
import { useNow } from '../../../../ui/use-now.ts'
import type { FoundJobs } from '../found-jobs.ts'
import { JobCard, jobCardsStyles } from './job-card.tsx'
import { JobPlaceholder } from './job-placeholder.tsx'
import { newSince } from './last-visit.ts'
import { NoJobs } from './no-jobs.tsx'
import { ResultsBar } from './results-bar.tsx'
import { resultsHeadingId } from '../results-heading.ts'
import { useCardsSoFar } from './use-cards-so-far.ts'

/** What is drawn already is not drawn again for the cards that follow. */
const DrawnCard = memo(JobCard)

interface JobsResultsProps extends FoundJobs {
  /** The job that stands in full beside the list. */
  shownId?: string | undefined
  onPicked?: ((job: JobListItem) => void) | undefined
}

/** The jobs as a list, in pages. */
export function JobsResults({ found, filters, ...picking }: JobsResultsProps) {
  const { page, problem, wish, change } = found
  const noJobs = <NoJobs search={wish} filters={filters} onChanged={change} />

  return (
    <div className="flex flex-col gap-4">
      <ResultsBar
        words={problem ? 'Jobs' : page && counted(page.total, 'job')}
        search={wish}
        onChanged={change}
      />
      <OrderByMatch of="jobs" unranked={page?.counts['unranked']} />
      <ListFrame
        list={found}
        of="jobs"
        empty={noJobs}
        noneFound={noJobs}
        startId={resultsHeadingId}
      >
        {(shown) => <JobCards {...shown} {...picking} />}
      </ListFrame>
    </div>
  )
}

interface JobCardsProps extends Pick<JobsResultsProps, 'shownId' | 'onPicked'> {
  rows: readonly JobListItem[] | undefined
  isRefreshing: boolean
}

function JobCards({ rows, isRefreshing, shownId, onPicked }: JobCardsProps) {
  const nowSeconds = useNow()
  const [since] = useState(() => newSince(Math.floor(Date.now() / 1000)))
  const cardsSoFar = useCardsSoFar(rows !== undefined)

  return (
    <CardList
      label="Jobs"
      // While the list takes over from the map, the rows are still those of the map: far more than a page.
      rows={rows?.slice(0, cardsSoFar)}
      isRefreshing={isRefreshing}
      rowKey={({ job_id }) => job_id}
      className={cn('flex flex-col', jobCardsStyles)}
      card={(job) => (
        <DrawnCard
          job={job}
          nowSeconds={nowSeconds}
          isNew={since !== undefined && job.job_date > since}
          isShown={job.job_id === shownId}
          onPicked={onPicked}
        />
      )}
      placeholder={<JobPlaceholder />}
    />
  )
}
