import { jobStatusForContractors, savedJobs, words, type JobListItem } from '@headframe/wire'

import { Screen } from '../../../calls/screen.tsx'
import { paths } from '../../../lib/paths.ts'
import { pagesAlone } from '../../../lib/wishes.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { CardList } from '../../../parts/list/card-list.tsx'
import { ListFrame } from '../../../parts/list/list-frame.tsx'
import { useWishedList } from '../../../parts/list/use-wished-list.ts'
import { Banner } from '../../../ui/data/banner.tsx'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { JobCard } from '../jobs/results/job-card.tsx'
import { JobPlaceholder } from '../jobs/results/job-placeholder.tsx'
import { inputOfSavedJobs } from './saved-reads.ts'

export default function SavedJobsScreen() {
  const nowSeconds = useNow()
  const list = useWishedList(savedJobs.list, pagesAlone, inputOfSavedJobs)

  return (
    <Screen title="Saved Jobs" description="Jobs that you keep to come back to.">
      <ListFrame list={list} of="jobs" empty={<NothingSaved />}>
        {(shown) => (
          <CardList
            {...shown}
            label="Saved jobs, the last saved first"
            rowKey={({ job_id }) => job_id}
            card={(job) => <SavedJob job={job} nowSeconds={nowSeconds} />}
            placeholder={<JobPlaceholder />}
          />
        )}
      </ListFrame>
    </Screen>
  )
}

interface SavedJobProps {
  job: JobListItem
  nowSeconds: number
}

/** One that has closed stays, and says so. */
function SavedJob({ job, nowSeconds }: SavedJobProps) {
  const isOpen = job.status === jobStatusForContractors.active
  return (
    <>
      {!isOpen && (
        <Banner tone="warning" className="mb-2">
          {words.jobNotOpen}
        </Banner>
      )}
      <JobCard job={job} nowSeconds={nowSeconds} />
    </>
  )
}

function NothingSaved() {
  return (
    <EmptyState
      title="You have not saved any job yet."
      action={<ButtonLink to={paths.contractor.jobs}>Find Opportunities</ButtonLink>}
    >
      Press the bookmark on a job to find it here again.
    </EmptyState>
  )
}
