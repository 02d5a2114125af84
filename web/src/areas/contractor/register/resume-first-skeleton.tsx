import { Skeleton } from '../../../ui/data/skeleton.tsx'

/** As high as the offer, so that the fields below it stay where they are. */
export function ResumeFirstSkeleton() {
  return <Skeleton className="h-27 w-full rounded-lg" />
}
