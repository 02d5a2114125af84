import { contractorJobs } from '@headframe/wire'

import { useRead } from '../../../calls/use-read.ts'
import { counted, inFigures } from '../../../lib/figures.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { SignpostList } from '../../../parts/job/signpost-list.tsx'
import { cn } from '../../../ui/cn.ts'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { NewestJob, NewestJobPlaceholder } from './newest-job.tsx'
import { SitesByState } from './sites-by-state.tsx'

/** What stands on the board now: the newest, and where all of it is. */
export function Board() {
  const board = useRead(contractorJobs.board, {})
  const { open, new_today: newToday, newest, states } = board
  if (open === 0) {
    return (
      <section aria-label="Newest jobs" className={boardStyles}>
        <EmptyState title="No job is open right now.">
          New jobs are posted all the time. Please look in again soon.
        </EmptyState>
      </section>
    )
  }

  return (
    <>
      <section aria-labelledby="newest" className={boardStyles}>
        <div className={headStyles}>
          <div>
            <h2 id="newest" className="text-2xl sm:text-3xl">
              Newest jobs
            </h2>
            <p className="num mt-1 text-ink-2">
              {counted(open, 'open job')}
              {newToday > 0 && `, ${inFigures(newToday)} new today`}
            </p>
          </div>
          <ButtonLink to={paths.contractor.jobs} variant="secondary">
            Browse jobs
          </ButtonLink>
        </div>
        <ul className={gridStyles}>
          {newest.map((job) => (
            <li key={job.job_id} className="flex min-w-0">
              <NewestJob job={job} />
            </li>
          ))}
        </ul>
      </section>
      {states.length > 0 && <SitesByState states={states} />}
      <div className={cn(boardStyles, 'flex flex-col gap-8 empty:hidden')}>
        <SignpostList heading="Jobs by place" links={board.places.slice(0, fewSignposts)} />
        <SignpostList heading="Jobs by role" links={board.roles.slice(0, fewSignposts)} />
      </div>
    </>
  )
}

const fewSignposts = 8

/** Holds the place of the newest. */
export function BoardSkeleton() {
  return (
    <section aria-busy aria-label="Newest jobs" className={boardStyles}>
      <div className={headStyles}>
        <div>
          <h2 className="text-2xl sm:text-3xl">Newest jobs</h2>
          <Skeleton className="mt-2 h-5 w-48" />
        </div>
      </div>
      <div className={gridStyles}>
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <NewestJobPlaceholder key={place} />
        ))}
      </div>
    </section>
  )
}

const boardStyles = 'page pt-12 sm:pt-16'
const headStyles = 'flex flex-wrap items-end justify-between gap-x-6 gap-y-3'
const gridStyles = 'mt-5 grid gap-3 sm:mt-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-4'
