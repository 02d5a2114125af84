import { getRouteApi } from '@tanstack/react-router'

import { Part } from '../../../calls/part.tsx'
import { useWorkingTitle } from '../../../calls/screen.tsx'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx'
import { JobFault } from '../job-fault.tsx'
import { JobSkeleton } from '../../../parts/job/job-skeleton.tsx'
import { OwnJob } from './own-job.tsx'

const route = getRouteApi('/company-own/company/view-job/$jobId')

/** One of the company's own jobs, and who applied to it. */
export default function ViewJobScreen() {
  const { jobId } = route.useParams()
  const wish = route.useSearch()
  useWorkingTitle('Job', 'A job posting of yours and its applicants.')

  return (
    <div className="page flex flex-col pt-6 pb-16 sm:pt-10">
      <Breadcrumbs className="-mt-2 mb-3">
        <TextLink to={paths.company.manageJobs} className="inline-flex min-h-11 items-center">
          Manage Jobs
        </TextLink>
        <span aria-current="page">Job</span>
      </Breadcrumbs>
      <Part
        key={jobId}
        loading={<JobSkeleton />}
        failing={(failed, retry) => <JobFault failed={failed} onRetried={retry} />}
      >
        <OwnJob jobId={jobId} wish={wish} />
      </Part>
    </div>
  )
}
