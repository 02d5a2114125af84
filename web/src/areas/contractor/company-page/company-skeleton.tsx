import { Card } from '../../../ui/data/card.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'

/** Holds the layout of a company's page until it is there. */
export function CompanySkeleton() {
  return (
    <div className="flex flex-col gap-6" aria-busy>
      <span role="status" className="sr-only">
        Loading the company
      </span>
      <Card padding="none" className="overflow-hidden">
        <Skeleton className="h-24 rounded-none sm:h-36" />
        <div className="px-5 pb-5 sm:px-8 sm:pb-8">
          <Skeleton className="relative -mt-12 size-24 rounded-lg ring-4 ring-surface sm:-mt-16 sm:size-36" />
          <Skeleton className="mt-4 h-9 w-80 max-w-full" />
          <Skeleton className="mt-3 h-5 w-64 max-w-full" />
        </div>
      </Card>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <Skeleton className="h-80 rounded-lg" />
        <Skeleton className="h-56 rounded-lg" />
      </div>
    </div>
  )
}
