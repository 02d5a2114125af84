import { Skeleton } from '../../../ui/data/skeleton.tsx'

/** Holds the layout of a talent pool until it is there. */
export function PoolSkeleton() {
  return (
    <div aria-busy className="flex min-h-dvh flex-col gap-6">
      <h1 className="sr-only">Talent Pool</h1>
      <span role="status" className="sr-only">
        Loading the talent pool
      </span>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-9 w-96 max-w-full" />
        <Skeleton className="h-5 w-72 max-w-full" />
      </div>
      <Skeleton className="h-24 w-full rounded-lg" />
      <Skeleton className="h-96 w-full rounded-lg" />
    </div>
  )
}
