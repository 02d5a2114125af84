import { adminJobs, type AdminJob } from '@headframe/wire'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Building2, MapPin } from 'lucide-react'

import { Part } from '../../../calls/part.tsx'
import { useDocument, useWorkingTitle } from '../../../calls/screen.tsx'
import { useRead } from '../../../calls/use-read.ts'
import { paths } from '../../../lib/paths.ts'
import { CopyJobId } from '../../../parts/job/copy-job-id.tsx'
import { ExpiryBadge } from '../../../parts/job/expiry-badge.tsx'
import { JobDetails } from '../../../parts/job/job-details.tsx'
import { sinceWords } from '../../../parts/job/job-life-words.ts'
import { JobSkeleton } from '../../../parts/job/job-skeleton.tsx'
import { JobStatusBadge } from '../../../parts/job/job-status-badge.tsx'
import { placeWords, titleOf } from '../../../parts/job/job-words.ts'
import { ButtonLink, TextLink } from '../../../parts/links.tsx'
import { NotThere } from '../../../parts/not-there.tsx'
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { paymentWords } from '../jobs/payment-words.ts'
import { ApplicantsTable } from './applicants-table.tsx'
import type { JobTab } from './job-wish.ts'

const route = getRouteApi('/admin-own/dashboard/job/$jobUUID')

/** A posting as contractors read it, and who applied to it. */
export default function JobScreen() {
  const { jobUUID } = route.useParams()
  useWorkingTitle('Job', 'A job posting and its applicants.')

  return (
    <div className="page flex flex-col pt-6 pb-16 sm:pt-10">
      <Breadcrumbs className="-mt-2 mb-3">
        <TextLink to={paths.admin.jobs} className="inline-flex min-h-11 items-center">
          Jobs
        </TextLink>
        <span aria-current="page">Job</span>
      </Breadcrumbs>
      <Part
        key={jobUUID}
        loading={<JobSkeleton />}
        failing={(failed, retry) => (
          <>
            <h1 className="sr-only">Job</h1>
            <NotThere
              failed={failed}
              what="job"
              wayBack={<ButtonLink to={paths.admin.jobs}>All jobs</ButtonLink>}
              onRetried={retry}
            />
          </>
        )}
      >
        <Job uuid={jobUUID} />
      </Part>
    </div>
  )
}

function Job({ uuid }: { uuid: string }) {
  const { job, applicants } = useRead(adminJobs.one, { uuid })
  const { tab = 'job' } = route.useSearch()
  const navigate = useNavigate()
  useDocument(titleOf(job), `The job posting ${titleOf(job)} and its applicants.`)

  return (
    <>
      <JobHeader job={job} />
      <Tabs<JobTab>
        label="Job"
        value={tab}
        onValueChange={(chosen) =>
          void navigate({
            to: paths.admin.job,
            params: { jobUUID: uuid },
            search: chosen === 'job' ? {} : { tab: chosen },
            replace: true,
            resetScroll: false,
          })
        }
        tabs={[
          { value: 'job', label: 'Job', panel: <JobDetails job={job} /> },
          {
            value: 'applicants',
            label: 'Applicants',
            count: job.totalApplications,
            panel: (
              <ApplicantsTable
                applicants={applicants}
                total={job.totalApplications}
                isCompanyGone={job.company_id === null}
              />
            ),
          },
        ]}
      />
    </>
  )
}

function JobHeader({ job }: { job: AdminJob }) {
  const { company_id, company_name, status, days_left, work_location, slug } = job
  return (
    <PageHeader
      className="mb-6"
      eyebrow={company_name}
      title={<span className="wrap-anywhere">{titleOf(job)}</span>}
      meta={
        <>
          <JobStatusBadge status={status} />
          <ExpiryBadge daysLeft={days_left} reader="admin" />
          <span className="inline-flex items-center gap-1.5">
            <MapPin aria-hidden className="size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{placeWords(work_location)}</span>
          </span>
          <span>{sinceWords(job)}</span>
          <span>Payment: {paymentWords(job)}</span>
          <CopyJobId slug={slug} />
        </>
      }
      actions={
        company_id !== null && (
          <ButtonLink
            to={paths.admin.company}
            params={{ companyId: company_id }}
            variant="secondary"
          >
            <Building2 aria-hidden />
            The company
          </ButtonLink>
        )
      }
    />
  )
}
