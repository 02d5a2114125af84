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
import { JobsOrder, orderInWords } from './jobs-order.tsx'
import { JobsTable } from './jobs-table.tsx'
import { inputOfJobs } from './jobs-reads.ts'
import { jobsWish, type JobsWish } from './jobs-wish.ts'
import { PaymentBanner } from './payment-banner.tsx'

type Filter = JobsWish['status'] | JobsWish['only']

interface Narrowed {
  search?: string | undefined
  status?: Filter | undefined
}

/** In each state, and those of which something is to be done; how many each would show. */
function filtersWith(counts: Readonly<Record<string, number>> = {}): readonly Pill<Filter>[] {
  const { draft, active, expired, closed } = counts
  const isCounted = draft !== undefined
  const all = isCounted ? draft + (active ?? 0) + (expired ?? 0) + (closed ?? 0) : undefined
  return [
    { value: undefined, label: 'All', count: all },
    { value: 'waiting', label: 'With pending', count: counts['waiting'] },
    { value: 'ending', label: 'Ending soon', count: counts['ending'] },
    { value: jobStatus.draft, label: 'Draft', count: draft },
    { value: jobStatus.active, label: 'Active', count: active },
    { value: jobStatus.expired, label: 'Expired', count: expired },
    { value: jobStatus.closed, label: 'Closed', count: closed },
  ]
}

export default function ManageJobsScreen() {
  const list = useWishedList(companyJobs.list, jobsWish, inputOfJobs)
  const { search, status, only } = list.wish
  const narrowed: Narrowed = { search, status: only ?? status }

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
        bar={
          <ListFilters
            searchLabel="Search your jobs"
            statuses={filtersWith(list.page?.counts)}
            list={{
              wish: narrowed,
              change: (changes) =>
                list.change(wishOf(typeof changes === 'function' ? changes(narrowed) : changes)),
            }}
            order={<JobsOrder sort={list.wish.sort} onChosen={(sort) => list.change({ sort })} />}
          />
        }
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
        {(shown) => <JobsTable {...shown} order={orderInWords(list.wish.sort)} />}
      </ListFrame>
    </Screen>
  )
}

/** One filter at a time, whichever of the two it is; a search leaves it as it is. */
function wishOf(changes: Narrowed): JobsWish {
  if (!('status' in changes)) return { search: changes.search }
  const { status } = changes
  const isState = typeof status === 'number'
  return { status: isState ? status : undefined, only: isState ? undefined : status }
}
