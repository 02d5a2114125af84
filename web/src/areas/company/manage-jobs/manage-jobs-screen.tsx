import { companyJobs, jobStatus, payments } from '@headframe/wire'
import { ReceiptText, SquarePlus } from 'lucide-react'

import { Screen } from '../../../calls/screen.tsx'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { ListFilters, NothingFound } from '../../../parts/list/list-filters.tsx'
import { ListFrame } from '../../../parts/list/list-frame.tsx'
import { useWishedList } from '../../../parts/list/use-wished-list.ts'
import type { Pill } from '../../../ui/data/filter-pills.tsx'
import { IfRole } from '../role.ts'
import { NonePosted } from '../none-posted.tsx'
import { JobsTable } from './jobs-table.tsx'
import { inputOfJobs } from './jobs-reads.ts'
import { jobsWish, type JobsWish } from './jobs-wish.ts'
import { PaymentBanner } from './payment-banner.tsx'

const statuses: readonly Pill<JobsWish['status']>[] = [
  { value: undefined, label: 'All' },
  { value: jobStatus.draft, label: 'Draft' },
  { value: jobStatus.active, label: 'Active' },
  { value: jobStatus.expired, label: 'Expired' },
  { value: jobStatus.closed, label: 'Closed' },
]

export default function ManageJobsScreen() {
  const list = useWishedList(companyJobs.list, jobsWish, inputOfJobs)

  return (
    <Screen
      title="Manage Jobs"
      description="Your job postings, with their applicants and how long they have left."
      actions={
        <>
          <IfRole may={payments.history}>
            <ButtonLink to={paths.company.paymentHistory} variant="secondary">
              <ReceiptText aria-hidden />
              Payment History
            </ButtonLink>
          </IfRole>
          <IfRole may={companyJobs.newDraft}>
            <ButtonLink to={paths.company.postJob}>
              <SquarePlus aria-hidden />
              Post New Job
            </ButtonLink>
          </IfRole>
        </>
      }
    >
      <PaymentBanner wish={list.wish} />
      <ListFrame
        list={list}
        of="jobs"
        bar={<ListFilters searchLabel="Search your jobs" statuses={statuses} list={list} />}
        empty={<NonePosted />}
        noneFound={
          <NothingFound
            title="None of your jobs match."
            hint="Try other words, or another status."
            all="Show all jobs"
            onCleared={list.clear}
          />
        }
      >
        {(shown) => <JobsTable {...shown} />}
      </ListFrame>
    </Screen>
  )
}
