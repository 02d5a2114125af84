import { Card } from '../../../ui/data/card.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { JobColumns } from './job-columns.tsx'

interface JobSkeletonProps {
  /** What is known of the job before it is there. */
  known?: Readonly<Record<'company' | 'title' | 'place', string>>
}

/** Holds the layout of a job's page until it is there. */
export function JobSkeleton({ known }: JobSkeletonProps) {
  return (
    <div aria-busy>
      {!known && <h1 className="sr-only">Job</h1>}
      <span role="status" className="sr-only">
        Loading the job
      </span>
      <JobColumns
        hero={
          <Card padding="none" className="overflow-hidden">
            <div className="h-16 bg-bench-ground sm:h-24" />
            <div className="px-5 pb-5 sm:px-7 sm:pb-7">
              <div className="flex min-h-11 items-end">
                <Skeleton className="relative -mt-8 size-16 rounded-lg bg-sunken ring-4 ring-surface sm:-mt-10 sm:size-20" />
              </div>
              {known ? (
                <>
                  <p className="mt-4">
                    <span className="inline-block py-2 font-semibold wrap-anywhere">
                      {known.company}
                    </span>
                  </p>
                  <h1 className="wrap-anywhere">{known.title}</h1>
                  <p className="mt-2 text-ink-2">{known.place}</p>
                </>
              ) : (
                <>
                  <Skeleton className="mt-4 h-5 w-48 max-w-full" />
                  <Skeleton className="mt-3 h-9 w-96 max-w-full" />
                  <Skeleton className="mt-3 h-5 w-72 max-w-full" />
                </>
              )}
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
