import { contractorJobs, type JobListItem } from '@headframe/wire'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'

import { Screen } from '../../../calls/screen.tsx'
import { useList } from '../../../calls/use-list.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { PagesOfList } from '../../../parts/pages-of-list.tsx'
import { useKeptFocus } from '../../../parts/use-kept-focus.ts'
import { cn } from '../../../ui/cn.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { AppliedJob } from './applied-job.tsx'

const route = getRouteApi('/contractor/contractor-own/contractor/applied-jobs')

export default function AppliedJobsScreen() {
  const { page } = route.useSearch()
  const navigate = useNavigate()
  const jobs = useRef<HTMLElement>(null)
  const list = useList(contractorJobs.applications, { page, perPage: undefined })

  useKeptFocus(() => jobs.current, list.page?.total)

  function turnTo(number: number) {
    void navigate({
      to: paths.contractor.appliedJobs,
      search: { page: number > 1 ? number : undefined },
      resetScroll: false,
    })
    jobs.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }

  return (
    <Screen
      title="Applied Jobs"
      description="The jobs you have applied to, and how each one stands."
    >
      {list.problem ? (
        <ErrorState title={list.problem} onRetried={list.retry} />
      ) : (
        <section ref={jobs} tabIndex={-1} aria-label="Jobs">
          <AppliedJobs jobs={list.page?.rows} isRefreshing={list.isRefreshing} />
        </section>
      )}
      {list.page && <PagesOfList of="applications" page={list.page} onPageChosen={turnTo} />}
    </Screen>
  )
}

const grid = 'grid gap-4 md:grid-cols-2'
const placeholders = [1, 2, 3, 4, 5, 6]

interface AppliedJobsProps {
  /** Nothing while they are on their way. */
  jobs: readonly JobListItem[] | undefined
  /** These are still those of the page before. */
  isRefreshing: boolean
}

function AppliedJobs({ jobs, isRefreshing }: AppliedJobsProps) {
  const nowSeconds = useNow()

  if (!jobs) {
    return (
      <div className={grid} aria-busy>
        <span role="status" className="sr-only">
          Loading your applications
        </span>
        {placeholders.map((placeholder) => (
          <Skeleton key={placeholder} className="h-60 rounded-lg" />
        ))}
      </div>
    )
  }
  if (jobs.length === 0) {
    return (
      <EmptyState
        title="You have not applied to any job yet."
        action={<ButtonLink to={paths.contractor.jobs}>Find Opportunities</ButtonLink>}
      />
    )
  }
  return (
    <ul
      aria-busy={isRefreshing}
      className={cn(grid, 'transition-opacity', isRefreshing && 'opacity-60')}
    >
      {jobs.map((job) => (
        <li key={job.job_id} className="min-w-0">
          <AppliedJob job={job} nowSeconds={nowSeconds} />
        </li>
      ))}
    </ul>
  )
}
