import type { CompanyView, OpenJob } from '@headframe/wire'
import { MapPin } from 'lucide-react'

import { postedAgo } from '../../../lib/elapsed.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { ProfileSection } from '../../../parts/profile/profile-section.tsx'
import { stretchedLinkStyles } from '../../../ui/layout/link.tsx'
import { Moment } from '../../../ui/data/moment.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { Openings } from './openings.tsx'

/** The company's jobs that take applications now; without any there is nothing to say. */
export function OpenJobs({ jobs }: { jobs: CompanyView['open_jobs'] }) {
  const nowSeconds = useNow()
  if (jobs.length === 0) return null

  return (
    <ProfileSection title="Open Jobs">
      <Openings entries={jobs} noun="jobs" keyOf={({ job_id }) => job_id}>
        {(job) => <Job job={job} nowSeconds={nowSeconds} />}
      </Openings>
    </ProfileSection>
  )
}

function Job({ job, nowSeconds }: { job: OpenJob; nowSeconds: number }) {
  return (
    <>
      <TextLink
        to={paths.contractor.job}
        params={{ jobId: job.job_slug }}
        look="plain"
        className={`${stretchedLinkStyles} font-semibold wrap-anywhere`}
      >
        {job.job_title}
      </TextLink>
      {job.job_location && (
        <p className="mt-1 flex items-center gap-1.5 text-sm text-ink-2">
          <MapPin aria-hidden className="size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{job.job_location}</span>
        </p>
      )}
      <p className="num mt-auto pt-2 text-sm text-ink-2">
        <Moment at={job.job_date}>{postedAgo(job.job_date, nowSeconds)}</Moment>
      </p>
    </>
  )
}
