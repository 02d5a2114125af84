import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { editorColumns } from './editor-columns.ts'

/** Holds the places of the bar, the checklist and the sections. */
export function EditorSkeleton() {
  return (
    <div aria-busy>
      <span role="status" className="sr-only">
        Loading your company profile
      </span>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <Skeleton className="h-6 w-56" />
        <Skeleton className="h-11 w-28 rounded-md" />
      </div>
      <div className={editorColumns}>
        <div className="flex flex-col gap-4">
          <Skeleton className="h-14 rounded-lg" />
          {['details', 'profile', 'operations'].map((section) => (
            <Skeleton key={section} className="hidden h-24 rounded-lg lg:block" />
          ))}
        </div>
        <div className="flex flex-col gap-6">
          <Skeleton className="h-192 rounded-lg" />
          <Skeleton className="h-96 rounded-lg" />
        </div>
      </div>
    </div>
  )
}
