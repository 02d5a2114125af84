import { applicationStatus, contractorJobs } from '@headframe/wire'

import { Screen } from '../../../calls/screen.tsx'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { CardList } from '../../../parts/list/card-list.tsx'
import { ListFrame } from '../../../parts/list/list-frame.tsx'
import { useWishedList } from '../../../parts/list/use-wished-list.ts'
import { Button } from '../../../ui/form/button.tsx'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { FilterPills } from '../../../ui/data/filter-pills.tsx'
import { appliedWish } from './applied-jobs-wish.ts'
import { inputOfApplications } from './applied-jobs-reads.ts'
import { AppliedJob } from './applied-job.tsx'
import { RefusedApplications } from './refused-applications.tsx'
import { WaitingApplications } from './waiting-applications.tsx'

export default function AppliedJobsScreen() {
  const nowSeconds = useNow()
  const list = useWishedList(contractorJobs.applications, appliedWish, inputOfApplications)

  return (
    <Screen
      title="Applied Jobs"
      description="The jobs you have applied to, and how each one stands."
    >
      <RefusedApplications />
      <WaitingApplications />
      <ListFrame
        list={list}
        of="applications"
        empty={<NothingApplied />}
        noneFound={<NoneOfThese onCleared={list.clear} />}
        bar={
          <FilterPills
            label="Status"
            pills={standings.map((standing) => ({
              ...standing,
              count: list.page?.counts[standing.label.toLowerCase()],
            }))}
            value={list.wish.status}
            onChosen={(status) => list.change({ status })}
          />
        }
      >
        {(shown) => (
          <CardList
            {...shown}
            label="Your applications, newest first"
            rowKey={({ job_id }) => job_id}
            card={(job) => <AppliedJob job={job} nowSeconds={nowSeconds} />}
            placeholder={<Skeleton className="h-80 rounded-lg" />}
            className="grid gap-4 md:grid-cols-2"
          />
        )}
      </ListFrame>
    </Screen>
  )
}

const standings = [
  { value: undefined, label: 'All' },
  { value: applicationStatus.pending, label: 'Pending' },
  { value: applicationStatus.approved, label: 'Approved' },
  { value: applicationStatus.rejected, label: 'Rejected' },
]

function NoneOfThese({ onCleared }: { onCleared: () => void }) {
  return (
    <EmptyState
      title="None of your applications stands so."
      action={
        <Button variant="secondary" onClick={onCleared}>
          See all applications
        </Button>
      }
    />
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
