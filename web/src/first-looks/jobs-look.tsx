import { FiltersSkeleton } from '../areas/contractor/jobs/filters/filters-skeleton.tsx'
import { BesideSkeleton } from '../areas/contractor/jobs/beside/beside-skeleton.tsx'
import { jobCardsStyles } from '../areas/contractor/jobs/job-card.tsx'
import { JobPlaceholder } from '../areas/contractor/jobs/job-placeholder.tsx'
import { columnsStyles, filtersStyles, listStyles } from '../areas/contractor/jobs/jobs-columns.ts'
import { Screen } from '../calls/screen.tsx'
import { CardPlaceholders } from '../parts/list/card-list.tsx'
import { MapBox } from '../parts/map/map-box.tsx'
import { cn } from '../ui/cn.ts'
import { controlStyles } from '../ui/form/control.ts'
import { PageHeader } from '../ui/layout/page-header.tsx'

const title = 'Find Opportunities'

/** The list of jobs before there is any. */
export function JobsLook() {
  return (
    <Screen title={title} description="" actions={<Box className="w-61" />} className="gap-4">
      <Box />
      <div className="h-13 lg:hidden" />
      <div className={columnsStyles}>
        <div className={cn(filtersStyles, 'max-lg:hidden')}>
          <FiltersSkeleton />
        </div>
        <div className={listStyles}>
          <div className="h-11 max-lg:hidden" />
          <div className="h-11" />
          <CardPlaceholders
            label="Jobs"
            placeholder={<JobPlaceholder />}
            className={cn('flex flex-col', jobCardsStyles)}
          />
        </div>
        <div className="min-w-0 flex-1 max-xl:hidden">
          <BesideSkeleton />
        </div>
      </div>
    </Screen>
  )
}

/** The map of jobs before it is drawn: on a phone it takes all that the window has. */
export function JobsMapLook() {
  return (
    <div className="page flex flex-1 flex-col pt-4 lg:block lg:pt-10 lg:pb-16" data-filling>
      <PageHeader title={title} actions={<Box className="w-61" />} className="mb-4 lg:mb-8" />
      <div className="flex gap-3">
        <Box />
        <Box className="w-27 shrink-0" />
      </div>
      <div className="mt-4 flex flex-1 gap-4 lg:h-[max(34rem,calc(100dvh-17rem))]">
        <div className="w-88 rounded-lg border border-line bg-surface max-lg:hidden" />
        <MapBox className="-mx-4 h-auto flex-1 max-lg:rounded-none max-lg:border-x-0 max-lg:border-b-0 sm:-mx-6 lg:mx-0">
          {null}
        </MapBox>
      </div>
    </div>
  )
}

/** Where something to type into or to press will be. */
function Box({ className }: { className?: string }) {
  return <div className={cn(controlStyles(), className)} />
}
