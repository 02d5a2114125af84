import { companyJobs, jobStatus, words, type CompanyDashboard } from '@headframe/wire'
import { MapPin, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'

import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Card } from '../../../ui/data/card.tsx'
import { stretchedLinkStyles } from '../../../ui/layout/link.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { JobStatusBadge } from '../../../parts/job/job-status-badge.tsx'
import { NonePosted } from '../none-posted.tsx'
import { useMay } from '../role.ts'

type RecentJob = CompanyDashboard['recent_jobs'][number]

export function RecentActivity({ jobs }: { jobs: readonly RecentJob[] }) {
  if (jobs.length === 0) {
    return (
      <Section>
        <NonePosted />
      </Section>
    )
  }
  return (
    <Section>
      <Card padding="none">
        <ul className="divide-y divide-line">
          {jobs.map((job) => (
            <Entry key={job.uuid} job={job} />
          ))}
        </ul>
      </Card>
    </Section>
  )
}

function Entry({ job: { uuid, title, work_location, status } }: { job: RecentJob }) {
  const mayWrite = useMay(companyJobs.saveDraft)
  return (
    <li className="relative flex min-h-18 items-center justify-between gap-4 px-4 py-3 transition-colors first:rounded-t-lg last:rounded-b-lg hover:bg-sunken sm:px-5">
      <div className="min-w-0">
        <TextLink
          to={
            status === jobStatus.draft && mayWrite ? paths.company.editJob : paths.company.viewJob
          }
          params={{ jobId: uuid }}
          look="plain"
          className={`${stretchedLinkStyles} font-semibold wrap-anywhere`}
        >
          {title ?? 'Job without a title'}
        </TextLink>
        {work_location && (
          <p className="flex items-center gap-1.5 text-sm text-ink-2">
            <MapPin aria-hidden className="size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{work_location}</span>
          </p>
        )}
      </div>
      <JobStatusBadge status={status} />
    </li>
  )
}

/** In the place of the list when it could not be read. */
export function NoActivity({ onRetried }: { onRetried: () => void }) {
  return (
    <Section>
      <Card role="alert" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>{words.underMaintenance}</p>
        <Button variant="quiet" onClick={onRetried}>
          <RotateCcw aria-hidden />
          Try again
        </Button>
      </Card>
    </Section>
  )
}

export function RecentActivitySkeleton() {
  return (
    <Section>
      <Card padding="none" aria-busy className="divide-y divide-line">
        <span role="status" className="sr-only">
          Loading recent activity
        </span>
        {[0, 1, 2, 3, 4].map((row) => (
          <div key={row} className="flex h-18 items-center justify-between gap-4 px-4 sm:px-5">
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="w-3/5" />
              <Skeleton className="h-3.5 w-2/5" />
            </div>
            <Skeleton className="h-6 w-20 rounded-full" />
          </div>
        ))}
      </Card>
    </Section>
  )
}

function Section({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="activity" className="flex min-w-0 flex-col gap-3">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 id="activity">Recent Activity</h2>
        <TextLink
          to={paths.company.manageJobs}
          look="alone"
          className="inline-flex min-h-11 items-center"
        >
          View All
        </TextLink>
      </div>
      {children}
    </section>
  )
}
