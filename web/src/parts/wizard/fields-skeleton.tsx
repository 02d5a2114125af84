import { Skeleton } from '../../ui/data/skeleton.tsx'

/** Holds the place of fields that are on their way. */
export function FieldsSkeleton() {
  return (
    <div className="flex flex-col gap-5" aria-busy>
      {[1, 2, 3].map((place) => (
        <div key={place} className="flex flex-col gap-1.5">
          <Skeleton className="h-5.5 w-32" />
          <Skeleton className="h-11 rounded-md" />
        </div>
      ))}
    </div>
  )
}
