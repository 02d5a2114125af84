import { Skeleton } from '../ui/data/skeleton.tsx'

/**
 * Holds the place of a screen that takes longer than a moment to arrive: all of the window, so that the foot
 * of the page does not stand in it and fly out again.
 */
export function PendingScreen() {
  return (
    <div className="page flex min-h-dvh flex-col gap-6 pt-6 pb-16 sm:pt-10" aria-busy>
      <span role="status" className="sr-only">
        Loading
      </span>
      <Skeleton className="h-10 w-64" />
      <Skeleton className="h-64 rounded-lg" />
    </div>
  )
}
