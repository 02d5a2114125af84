import { cn } from '../../ui/cn.ts'
import { Card } from '../../ui/data/card.tsx'
import { Skeleton } from '../../ui/data/skeleton.tsx'

/** Holds the layout of a profile until it is there. */
export function ProfileSkeleton({ className }: { className?: string }) {
  return (
    <div className={cn('flex flex-col gap-6', className)} aria-busy>
      <span role="status" className="sr-only">
        Loading the profile
      </span>
      <Card padding="none" className="overflow-hidden">
        <Skeleton className="h-24 rounded-none sm:h-36" />
        <div className="px-5 pb-5 sm:px-8 sm:pb-8">
          <Skeleton className="relative -mt-14 size-28 rounded-full ring-4 ring-surface sm:-mt-16 sm:size-40" />
          <Skeleton className="mt-4 h-9 w-64 max-w-full" />
          <Skeleton className="mt-3 h-5 w-80 max-w-full" />
          <Skeleton className="mt-6 h-72 rounded-md xl:h-40" />
        </div>
      </Card>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <Skeleton className="h-72 rounded-lg" />
        <Skeleton className="h-48 rounded-lg" />
      </div>
    </div>
  )
}
