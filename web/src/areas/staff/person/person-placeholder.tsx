import { Card } from '../../../ui/data/card.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'

/** As tall as the card that takes its place. */
export function PersonPlaceholder() {
  return (
    <Card padding="none" className="flex min-h-96 flex-col gap-4 p-4 sm:min-h-72 sm:p-5">
      <div className="flex items-start gap-4">
        <Skeleton className="size-11 rounded-full" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-6 w-48 max-w-full" />
          <Skeleton className="w-72 max-w-full" />
        </div>
      </div>
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-7 w-2/3" />
    </Card>
  )
}
