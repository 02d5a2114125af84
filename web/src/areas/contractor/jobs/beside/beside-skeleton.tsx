import { Skeleton } from '../../../../ui/data/skeleton.tsx'

/** Holds the place of a job in full. */
export function BesideSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-4">
      <span role="status" className="sr-only">
        Loading the job
      </span>
      <Skeleton className="h-64 rounded-lg" />
      <Skeleton className="h-44 rounded-lg" />
      <Skeleton className="h-72 rounded-lg" />
    </div>
  )
}
