import { contractorJobs } from '@headframe/wire'

import { Screen } from '../../../calls/screen.tsx'
import { paths } from '../../../lib/paths.ts'
import { pagesAlone } from '../../../lib/wishes.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { CardList } from '../../../parts/list/card-list.tsx'
import { ListFrame } from '../../../parts/list/list-frame.tsx'
import { useWishedList } from '../../../parts/list/use-wished-list.ts'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { inputOfApplications } from './applied-jobs-reads.ts'
import { AppliedJob } from './applied-job.tsx'

export default function AppliedJobsScreen() {
  const nowSeconds = useNow()
  const list = useWishedList(contractorJobs.applications, pagesAlone, inputOfApplications)

  return (
    <Screen
      title="Applied Jobs"
      description="The jobs you have applied to, and how each one stands."
    >
      <ListFrame list={list} of="applications" empty={<NothingApplied />}>
        {(shown) => (
          <CardList
            {...shown}
            label="Your applications, newest first"
            rowKey={({ job_id }) => job_id}
            card={(job) => <AppliedJob job={job} nowSeconds={nowSeconds} />}
            placeholder={<Skeleton className="h-60 rounded-lg" />}
            className="grid gap-4 md:grid-cols-2"
          />
        )}
      </ListFrame>
    </Screen>
  )
}

function NothingApplied() {
  return (
    <EmptyState
      title="You have not applied to any job yet."
      action={<ButtonLink to={paths.contractor.jobs}>Find Opportunities</ButtonLink>}
    />
  )
}
