import { Card } from '../../../ui/data/card.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { JobColumns } from '../job/job-columns.tsx'

/** Holds the layout of a talent community until it is there. */
export function CommunitySkeleton() {
  return (
    <div aria-busy>
      <h1 className="sr-only">Talent Community</h1>
      <span role="status" className="sr-only">
        Loading the talent community
      </span>
      <JobColumns
        hero={
          <Card className="flex flex-col gap-4">
            <Skeleton className="h-5 w-48 max-w-full" />
            <Skeleton className="h-9 w-96 max-w-full" />
            <Skeleton className="h-5 w-72 max-w-full" />
            <Skeleton className="h-28 rounded-md" />
          </Card>
        }
        standing={<Skeleton className="h-44 rounded-lg" />}
      >
        <Skeleton className="h-96 rounded-lg" />
      </JobColumns>
    </div>
  )
}
