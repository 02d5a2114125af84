import { ArrowLeft } from 'lucide-react'

import { Part } from '../../../calls/part.tsx'
import { Screen } from '../../../calls/screen.tsx'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { Facts } from './facts.tsx'

export default function FactsScreen() {
  return (
    <Screen
      title="Read from your resume"
      description="Change, hide or add to what your profile says of your work."
      breadcrumbs={
        <TextLink
          to={paths.contractor.profile}
          look="alone"
          className="inline-flex min-h-11 items-center gap-2"
        >
          <ArrowLeft aria-hidden className="size-4.5" />
          Back to profile
        </TextLink>
      }
    >
      <Part loading={<FactsSkeleton />}>
        <Facts />
      </Part>
    </Screen>
  )
}

function FactsSkeleton() {
  return (
    <div className="grid gap-6 lg:grid-cols-2" aria-busy>
      <span role="status" className="sr-only">
        Loading what was read
      </span>
      <Skeleton className="h-96 rounded-lg" />
      <Skeleton className="h-96 rounded-lg" />
    </div>
  )
}
