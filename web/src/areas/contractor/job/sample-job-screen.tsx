import { useState } from 'react'

import { useDocument, useUnlisted } from '../../../calls/screen.tsx'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { Banner } from '../../../ui/data/banner.tsx'
import { BackToSearch } from './back-to-search.tsx'
import { JobView } from './job-view.tsx'
import { sampleJob } from './sample-job.ts'

/** A job’s page with sample data only: nothing of it is asked of the server or told to searches. */
export default function SampleJobScreen() {
  const [job] = useState(() => sampleJob(Math.floor(Date.now() / 1000)))
  useDocument('Sample job', 'How a job looks, with sample data only.')
  useUnlisted()

  return (
    <div className="page flex-1 pt-4 pb-16 sm:pt-6">
      <BackToSearch />
      <JobView
        job={job}
        standing={
          <div className="flex flex-col gap-4 max-lg:mb-6">
            <Banner tone="info">This is a sample: nobody can apply.</Banner>
            <ButtonLink to={paths.contractor.jobs} variant="secondary" wide>
              See open jobs
            </ButtonLink>
          </div>
        }
      />
    </div>
  )
}
