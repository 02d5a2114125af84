import { contractorJobs, type JobListItem } from '@headframe/wire'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'

import { Screen } from '../../../calls/screen.tsx'
import { useList } from '../../../calls/use-list.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { PagesOfList } from '../../../parts/pages-of-list.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useKeptFocus } from '../application/use-kept-focus.ts'
import { AppliedJob } from './applied-job.tsx'

const route = getRouteApi('/contractor/contractor-own/contractor/applied-jobs')

export default function AppliedJobsScreen() {
  const { page } = route.useSearch()
  const navigate = useNavigate()
  const jobs = useRef<HTMLDivElement>(null)
  const list = useList(contractorJobs.applications, { page, perPage: undefined })

  useKeptFocus(jobs, list.page?.total)

  return (
    <Screen
      title="Applied Jobs"
      description="The jobs you have applied to, and how each one stands."
    >
      {list.problem ? (
        <ErrorState title={list.problem} onRetried={list.retry} />
      ) : (
        <div ref={jobs} tabIndex={-1}>
          <AppliedJobs jobs={list.page?.rows} />
        </div>
      )}
      {list.page && (
        <PagesOfList
          of="applications"
          page={list.page}
          onPageChosen={(chosen) =>
            void navigate({ to: paths.contractor.appliedJobs, search: { page: chosen } })
          }
        />
      )}
    </Screen>
  )
}

const grid = 'grid gap-4 md:grid-cols-2'
const placeholders = [1, 2, 3, 4, 5, 6]

function AppliedJobs({ jobs }: { jobs: readonly JobListItem[] | undefined }) {
  const [nowSeconds] = useState(() => Date.now() / 1000)

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
    <ul className={grid}>
      {jobs.map((job) => (
        <li key={job.job_id} className="min-w-0">
          <AppliedJob job={job} nowSeconds={nowSeconds} />
        </li>
      ))}
    </ul>
  )
}
