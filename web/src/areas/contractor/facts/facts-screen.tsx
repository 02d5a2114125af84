import { Part } from '../../../calls/part.tsx'
import { Screen } from '../../../calls/screen.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { BackToProfile } from '../back-to-profile.tsx'
import { Facts } from './facts.tsx'

export default function FactsScreen() {
  return (
    <Screen
      title="Read from your resume"
      description="Change, hide or add to what your profile says of your work."
      breadcrumbs={<BackToProfile />}
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
