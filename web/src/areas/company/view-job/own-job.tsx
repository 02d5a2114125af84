import { companyJobs, jobStatus, type CompanyJob } from '@headframe/wire'
import { useNavigate } from '@tanstack/react-router'
import { MapPin, PencilLine } from 'lucide-react'

import { useDocument } from '../../../calls/screen.tsx'
import { useRead } from '../../../calls/use-read.ts'
import { postedAgo } from '../../../lib/elapsed.ts'
import { paths } from '../../../lib/paths.ts'
import { CopyJobId } from '../../../parts/job/copy-job-id.tsx'
import { placeWords, titleOf } from '../../../parts/job/job-words.ts'
import { ShareJob } from '../../../parts/job/share-job.tsx'
import { ButtonLink, TextLink } from '../../../parts/links.tsx'
import { Moment } from '../../../ui/data/moment.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { cn } from '../../../ui/cn.ts'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { useMay } from '../role.ts'
import { ApplicantsPart } from '../applicants/applicants-part.tsx'
import type { JobTab, JobViewWish } from '../applicants/applicants-wish.ts'
import { ExpiryBadge } from '../../../parts/job/expiry-badge.tsx'
import { JobMenu } from '../job-actions/job-menu.tsx'
import { PostAgain } from '../job-actions/post-again.tsx'
import { sinceWords } from '../../../parts/job/job-life-words.ts'
import { JobStatusBadge } from '../../../parts/job/job-status-badge.tsx'
import { Conditions, JobDetails, ProjectDetails } from '../../../parts/job/job-details.tsx'

interface OwnJobProps {
  jobId: string
  wish: JobViewWish
}

export function OwnJob({ jobId, wish: { tab = 'job', ...wish } }: OwnJobProps) {
  const job = useRead(companyJobs.job, { uuid: jobId }, { againWithWindow: true })
  const navigate = useNavigate()
  useDocument(titleOf(job), `Your job posting ${titleOf(job)} and its applicants.`)

  return (
    <>
      <JobHeader job={job} isBrief={tab === 'applicants'} />
      <Tabs<JobTab>
        label="Job"
        value={tab}
        onValueChange={(chosen) =>
          void navigate({
            to: paths.company.viewJob,
            params: { jobId },
            search: { ...wish, tab: chosen === 'job' ? undefined : chosen },
            replace: true,
            resetScroll: false,
          })
        }
        tabs={[
          { value: 'job', label: 'Job Details', panel: <JobDetails job={job} /> },
          {
            value: 'applicants',
            label: 'Applicants',
            count: job.applicants,
            // Nobody can apply to a draft.
            disabled: job.status < jobStatus.active,
            panel: <ApplicantsPart job={job} />,
          },
          { value: 'conditions', unlisted: true, panel: <Conditions job={job} /> },
          { value: 'project-details', unlisted: true, panel: <ProjectDetails job={job} /> },
        ]}
      />
    </>
  )
}

/** On a phone people come to the applicants for them; what is known of the job stands on the tab beside. */
function JobHeader({ job, isBrief }: { job: CompanyJob; isBrief: boolean }) {
  const further = isBrief ? 'max-sm:hidden' : ''

  return (
    <PageHeader
      className={cn('mb-6', isBrief && briefStyles)}
      eyebrow={<span className={further}>{job.company_name}</span>}
      title={<span className="wrap-anywhere">{titleOf(job)}</span>}
      meta={<JobMeta job={job} further={further} />}
      actions={<JobActions job={job} further={further} />}
    />
  )
}

interface JobHeaderPartProps {
  job: CompanyJob
  /** Of what a phone leaves away. */
  further: string
}

function JobMeta({ job, further }: JobHeaderPartProps) {
  const now = useNow()
  const { work_location, published_date, slug, status, days_left } = job
  return (
    <>
      <JobStatusBadge status={status} />
      <ExpiryBadge daysLeft={days_left} />
      <span className={cn('inline-flex items-center gap-1.5', further)}>
        <MapPin aria-hidden className="size-4 shrink-0" />
        <span className="min-w-0 wrap-anywhere">{placeWords(work_location)}</span>
      </span>
      {status === jobStatus.active && published_date !== null ? (
        <Moment at={published_date} pressable className={further}>
          {postedAgo(published_date, now)}
        </Moment>
      ) : (
        <span className={further}>{sinceWords(job)}</span>
      )}
      <span className={cn('max-w-full', further)}>
        <CopyJobId slug={slug} />
      </span>
      {status === jobStatus.active && (
        <span
          data-print="hidden"
          className={cn('inline-flex flex-wrap items-center gap-x-3', further)}
        >
          <TextLink
            to={paths.contractor.job}
            params={{ jobId: slug }}
            className="inline-flex min-h-9 items-center pointer-coarse:min-h-11"
          >
            See it as contractors do
          </TextLink>
          <ShareJob title={titleOf(job)} slug={slug} />
        </span>
      )}
    </>
  )
}

function JobActions({ job, further }: JobHeaderPartProps) {
  const navigate = useNavigate()
  const mayEdit = useMay(companyJobs.update)
  const { status } = job
  return (
    <>
      {mayEdit && status <= jobStatus.active && (
        <ButtonLink
          to={paths.company.editJob}
          params={{ jobId: job.uuid }}
          variant={status === jobStatus.active ? 'secondary' : 'primary'}
          className={further}
        >
          <PencilLine aria-hidden />
          {status === jobStatus.active ? 'Edit Job' : 'Edit Draft'}
        </ButtonLink>
      )}
      {mayEdit && status > jobStatus.active && (
        <PostAgain job={job} variant="secondary" className={further} />
      )}
      {mayEdit && (
        <JobMenu
          job={job}
          isShown
          onDeleted={() => void navigate({ to: paths.company.manageJobs, replace: true })}
        />
      )}
    </>
  )
}

/** The menu stands beside the name, which is smaller. */
const briefStyles =
  'max-sm:mb-3 max-sm:flex-row max-sm:items-start max-sm:justify-between max-sm:*:first:flex-1 max-sm:[&_h1]:text-xl'
