import { Skeleton } from '../../../../ui/data/skeleton.tsx'

const sections = ['place', 'arrangement', 'roster', 'rate', 'start']

/** Holds the column of the filters. */
export function FiltersSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-6">
      {sections.map((section) => (
        <div key={section} className="flex flex-col gap-2">
          <Skeleton className="w-24" />
          <Skeleton className="h-11 rounded-md" />
        </div>
      ))}
    </div>
  )
}
