import { ProfileSection } from '../../../parts/profile/profile-section.tsx'
import { Card } from '../../../ui/data/card.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { CompanyColumns } from './company-columns.tsx'

interface CompanySkeletonProps {
  /** What is known of the company before it is there. */
  known?: Readonly<Record<'name' | 'industry' | 'summary', string>>
}

/** Holds the layout of a company's page until it is there. */
export function CompanySkeleton({ known }: CompanySkeletonProps) {
  return (
    <div className="flex flex-col gap-6" aria-busy>
      <span role="status" className="sr-only">
        Loading the company
      </span>
      <Card padding="none" className="overflow-hidden">
        <div className="h-24 bg-bench-ground sm:h-36" />
        <div className="px-5 pb-6 sm:px-8 sm:pb-8">
          <Skeleton className="relative -mt-12 size-24 rounded-lg bg-sunken ring-4 ring-surface sm:-mt-16 sm:size-36" />
          {known ? (
            <>
              <h1 className="mt-4 wrap-anywhere">{known.name}</h1>
              <p className="mt-1 flex items-center pl-6 text-ink-2 sm:min-h-11">{known.industry}</p>
              <Skeleton className="my-3 h-5 w-44 sm:hidden" />
            </>
          ) : (
            <>
              <Skeleton className="mt-4 h-9 w-80 max-w-full" />
              <Skeleton className="mt-3 h-5 w-64 max-w-full" />
            </>
          )}
        </div>
      </Card>
      <CompanyColumns aside={<Skeleton className="h-56 rounded-lg" />}>
        {known ? (
          // Whose words are not there has nothing about itself.
          <ProfileSection title="About" className="has-[p:empty]:hidden">
            <p className="max-w-measure whitespace-pre-line">{known.summary}</p>
          </ProfileSection>
        ) : (
          <Skeleton className="h-80 rounded-lg" />
        )}
      </CompanyColumns>
    </div>
  )
}
