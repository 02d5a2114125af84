import { contractorJobs, type JobListItem, type OpenJobDetail } from '@headframe/wire'

import { useGlance } from '../../../../calls/use-read.ts'
import { CardFacts } from '../../../../parts/job/card-facts.tsx'
import { JobName } from '../../../../parts/job/job-name.tsx'
import { Avatar } from '../../../../ui/data/avatar.tsx'
import { Card } from '../../../../ui/data/card.tsx'

/** Where to go on from here; nobody waits for it, and nobody misses it where there is nothing. */
export default function RelatedJobs({ job }: { job: OpenJobDetail }) {
  const related = useGlance(contractorJobs.related, { id: job.uuid }, true)
  if (!related) return null
  return (
    <>
      <Jobs heading="Similar jobs" jobs={related.similar} />
      <Jobs heading={`More jobs at ${job.company_name}`} jobs={related.of_company} />
    </>
  )
}

function Jobs({ heading, jobs }: { heading: string; jobs: readonly JobListItem[] }) {
  if (jobs.length === 0) return null
  return (
    <section aria-label={heading}>
      <h2 className="mb-4 text-xl wrap-anywhere">{heading}</h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {jobs.map((job) => (
          <li key={job.job_id}>
            <RelatedJob job={job} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RelatedJob({ job }: { job: JobListItem }) {
  return (
    <Card as="article" interactive padding="sm" className="h-full">
      <div className="flex items-start gap-3">
        <Avatar name={job.company_name} picture={job.company_logo} shape="square" />
        <JobName job={job} heading="h3" className="leading-snug" />
      </div>
      <CardFacts job={job} withRate className="mt-3" />
    </Card>
  )
}
