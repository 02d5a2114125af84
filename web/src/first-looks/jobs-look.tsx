import { ControlBox, JobsSkeleton } from '../areas/contractor/jobs/jobs-skeleton.tsx'
import { crumbStyles } from '../areas/contractor/jobs/signpost/signpost-crumbs.tsx'
import { paths } from '../lib/paths.ts'
import { MapBox } from '../parts/map/map-box.tsx'
import { Breadcrumbs } from '../ui/layout/breadcrumbs.tsx'
import { linkStyles } from '../ui/layout/link.tsx'
import { cn } from '../ui/cn.ts'
import { PageHeader } from '../ui/layout/page-header.tsx'

const title = 'Find Opportunities'

/** The list of jobs before there is any. */
export function JobsLook() {
  return <JobsSkeleton title={title} />
}

/** The list of a role or a place, of which no more is known than what it is called. */
export function SignpostLook() {
  return (
    <JobsSkeleton
      title="{{title}}"
      breadcrumbs={
        <Breadcrumbs>
          <a href={paths.contractor.jobs} className={cn(linkStyles(), crumbStyles)}>
            Job search
          </a>
        </Breadcrumbs>
      }
    />
  )
}

/** The map of jobs before it is drawn: on a phone it takes all that the window has. */
export function JobsMapLook() {
  return (
    <div className="page flex flex-1 flex-col pt-4 lg:block lg:pt-10 lg:pb-16" data-filling>
      <PageHeader
        title={title}
        actions={<ControlBox className="w-61" />}
        className="mb-4 lg:mb-8"
      />
      <div className="flex gap-3">
        <ControlBox />
        <ControlBox className="w-27 shrink-0" />
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
