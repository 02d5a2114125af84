import { Card } from '../../ui/data/card.tsx'
import { Skeleton } from '../../ui/data/skeleton.tsx'
import { wizardLayout } from './wizard-layout.ts'

/** Holds the place of a wizard that is on its way. */
export function WizardSkeleton() {
  return (
    <div className={wizardLayout} aria-busy>
      <Skeleton className="h-12 md:h-64" />
      <WizardCardSkeleton />
    </div>
  )
}

export function WizardCardSkeleton() {
  return (
    <Card padding="lg" className="flex flex-col gap-5">
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </Card>
  )
}
