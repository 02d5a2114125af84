import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { JobColumns } from './job-columns.tsx'

/** Holds the layout of a job's page until it is there. */
export function JobSkeleton() {
  return (
    <div aria-busy>
      <h1 className="sr-only">Job</h1>
      <span role="status" className="sr-only">
        Loading the job
      </span>
      <JobColumns
        hero={
          <Card padding="none" className="overflow-hidden">
            <Skeleton className="h-16 rounded-none sm:h-24" />
            <div className="px-5 pb-5 sm:px-7 sm:pb-7">
              <Skeleton className="relative -mt-8 size-16 rounded-lg ring-4 ring-surface sm:-mt-10 sm:size-20" />
              <Skeleton className="mt-4 h-5 w-48 max-w-full" />
              <Skeleton className="mt-3 h-9 w-96 max-w-full" />
              <Skeleton className="mt-3 h-5 w-72 max-w-full" />
              <Skeleton className="mt-8 h-40 rounded-md sm:h-28" />
            </div>
          </Card>
        }
        standing={<Skeleton className="h-44 rounded-lg max-lg:hidden" />}
      >
        <Skeleton className="h-96 rounded-lg" />
      </JobColumns>
    </div>
  )
}
