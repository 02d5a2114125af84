import type { ComponentProps } from 'react'

import { Screen } from '../../../calls/screen.tsx'
import { CardPlaceholders } from '../../../parts/list/card-list.tsx'
import { cn } from '../../../ui/cn.ts'
import { controlStyles } from '../../../ui/form/control.ts'
import { BesideSkeleton } from './beside/beside-skeleton.tsx'
import { FiltersSkeleton } from './filters/filters-skeleton.tsx'
import { jobCardsStyles } from './results/job-card.tsx'
import { JobPlaceholder } from './results/job-placeholder.tsx'
import { columnsStyles, filtersStyles, listStyles } from './jobs-columns.ts'

interface JobsSkeletonProps extends Pick<ComponentProps<typeof Screen>, 'title' | 'breadcrumbs'> {
  description?: string
}

/** The list of jobs before there is any. */
export function JobsSkeleton({ description = '', ...head }: JobsSkeletonProps) {
  return (
    <Screen
      {...head}
      description={description}
      actions={<ControlBox className="w-61" />}
      className="gap-4"
    >
      <ControlBox />
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

/** Where something to type into or to press will be. */
export function ControlBox({ className }: { className?: string }) {
  return <div className={cn(controlStyles(), className)} />
}
