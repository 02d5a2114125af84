import { getRouteApi } from '@tanstack/react-router'

import { Part } from '../../../calls/part.tsx'
import { useWorkingTitle } from '../../../calls/screen.tsx'
import { BackToSearch } from './back-to-search.tsx'
import { JobFault } from './job-fault.tsx'
import { JobPage } from './job-page.tsx'
import { jobScreenStyles } from './job-columns.tsx'
import { JobSkeleton } from './job-skeleton.tsx'

const route = getRouteApi('/contractor/contractor/job/$jobId')

/** A job: for guests, for contractors, and for companies as contractors see it. */
export default function JobScreen() {
  const { jobId } = route.useParams()
  useWorkingTitle('Job', 'A job in Australian mining and resources.')

  return (
    <div className={jobScreenStyles}>
      <BackToSearch />
      <Part
        key={jobId}
        loading={<JobSkeleton />}
        failing={(failed, retry) => <JobFault failed={failed} onRetried={retry} />}
      >
        <JobPage jobId={jobId} />
      </Part>
    </div>
  )
}
