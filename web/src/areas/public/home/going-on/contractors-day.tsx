import { contractorJobs, contractorMatching } from '@headframe/wire'

import { useList } from '../../../../calls/use-list.ts'
import { useRead } from '../../../../calls/use-read.ts'
import { paths } from '../../../../lib/paths.ts'
import { UnreadMessages } from '../../../../parts/communities/unread-messages.tsx'
import { DayPanel, DayRow } from '../../../../parts/day-panel.tsx'
import { ApplicationBadge } from '../../../../parts/job/application-badge.tsx'
import { rateOfItem } from '../../../../parts/job/job-words.ts'

const rowsTold = 3

/** Who has written, how the newest applications stand, and the open jobs that suit best. */
export default function ContractorsDay() {
  const { page } = useList(contractorJobs.applications, {
    page: 1,
    perPage: rowsTold,
  })
  const recommended = useRead(contractorMatching.recommended, {})

  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <UnreadMessages className="lg:col-span-2" />
      <DayPanel
        title="Your applications"
        all={{ to: paths.contractor.appliedJobs, label: 'All applied jobs' }}
        none="You have not applied to a job yet."
        isWaiting={page === undefined}
      >
        {page?.rows.map((job) => (
          <DayRow
            key={job.job_id}
            to={{ to: paths.contractor.job, params: { jobId: job.job_slug } }}
            title={job.job_title}
            note={job.company_name}
          >
            <ApplicationBadge status={job.application_status} reader="contractor" />
          </DayRow>
        ))}
      </DayPanel>
      <DayPanel
        title="Recommended for you"
        all={{ to: paths.contractor.jobs, search: { sort: 'match' }, label: 'All jobs by match' }}
        none="Nothing to recommend right now. Jobs are compared with the resume on your profile."
      >
        {recommended.slice(0, rowsTold).map((job) => (
          <DayRow
            key={job.job_id}
            to={{ to: paths.contractor.job, params: { jobId: job.job_slug } }}
            title={job.job_title}
            note={job.company_name}
          >
            <span className="num text-sm font-semibold whitespace-nowrap">{rateOfItem(job)}</span>
          </DayRow>
        ))}
      </DayPanel>
    </div>
  )
}
