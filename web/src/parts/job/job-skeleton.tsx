import { Skeleton } from '../../ui/data/skeleton.tsx'

/** Holds the layout of a job until it is there, and the foot of the page out of the window. */
export function JobSkeleton() {
  return (
    <div aria-busy className="min-h-dvh">
      <span role="status" className="sr-only">
        Loading the job
      </span>
      <Skeleton className="w-32" />
      <Skeleton className="mt-3 h-10 w-96 max-w-full" />
      <Skeleton className="mt-4 h-5 w-[32rem] max-w-full" />
      <Skeleton className="mt-8 h-11 w-64 max-w-full" />
      <div className="mt-5 flex flex-col gap-6 lg:flex-row">
        <Skeleton className="h-96 flex-1 rounded-lg" />
        <Skeleton className="h-80 rounded-lg lg:w-84" />
      </div>
    </div>
  )
}
