import { Card } from '../../../ui/data/card.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'

/** As tall as the card that takes its place. */
export function ApplicantPlaceholder() {
  return (
    <Card padding="none" className="flex flex-col gap-4 p-4 sm:p-5">
      <div className="flex items-start gap-4">
        <Skeleton className="size-12 rounded-full sm:size-16" />
        <div className="flex flex-1 flex-col gap-2 py-1">
          <Skeleton className="h-5 w-44" />
          <Skeleton className="w-32" />
        </div>
        <Skeleton className="h-6 w-24 rounded-full" />
      </div>
      <Skeleton className="h-24 min-[22rem]:h-11" />
      <Skeleton className="h-11 w-full rounded-md sm:w-80" />
    </Card>
  )
}
