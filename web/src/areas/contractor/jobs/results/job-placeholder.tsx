import { cardStyles } from '../../../../ui/data/card.tsx'
import { cn } from '../../../../ui/cn.ts'
import { Skeleton } from '../../../../ui/data/skeleton.tsx'
import { jobCardStyles } from './job-card.tsx'

/** A card as it will stand. */
export function JobPlaceholder() {
  return (
    <div
      data-testid="job-placeholder"
      className={cn(cardStyles({ padding: 'none' }), jobCardStyles)}
    >
      <Skeleton className="size-11 rounded-md" />
      <div className="flex flex-col gap-2 pt-1">
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="w-2/5" />
      </div>
      <Skeleton className="col-span-full h-5 w-28 @lg:col-span-1 @lg:mt-1" />
      <div className="col-span-full flex flex-wrap gap-5 @lg:col-start-2">
        <Skeleton className="h-5.5 w-32" />
        <Skeleton className="h-5.5 w-16" />
        <Skeleton className="h-5.5 w-36" />
      </div>
    </div>
  )
}
