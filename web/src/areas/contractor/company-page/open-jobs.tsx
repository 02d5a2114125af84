import type { CompanyView } from '@headframe/wire'

import { ProfileSection } from '../../../parts/profile/profile-section.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { JobCard, jobCardsStyles } from '../jobs/results/job-card.tsx'
import { Openings } from './openings.tsx'

/** The company's jobs that take applications now, as a search shows them; without any there is nothing to say. */
export function OpenJobs({ jobs }: { jobs: CompanyView['open_jobs'] }) {
  const nowSeconds = useNow()
  if (jobs.length === 0) return null

  return (
    <ProfileSection title="Open Jobs" className={jobCardsStyles}>
      <Openings entries={jobs} noun="jobs" keyOf={({ job_id }) => job_id} areCards>
        {(job) => <JobCard job={job} nowSeconds={nowSeconds} isOutside />}
      </Openings>
    </ProfileSection>
  )
}
