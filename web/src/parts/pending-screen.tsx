import { Skeleton } from '../ui/data/skeleton.tsx'

/** Holds the place of a screen that takes longer than a moment to arrive. */
export function PendingScreen() {
  return (
    <div className="page flex flex-col gap-6 pt-6 pb-16 sm:pt-10" aria-busy>
      <span role="status" className="sr-only">
        Loading
      </span>
      <Skeleton className="h-10 w-64" />
      <Skeleton className="h-64 rounded-lg" />
    </div>
  )
}
