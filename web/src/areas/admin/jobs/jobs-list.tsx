import { jobStatus, type adminJobs } from '@headframe/wire'

import { ListFilters, NothingFound } from '../../../parts/list/list-filters.tsx'
import { ListFrame } from '../../../parts/list/list-frame.tsx'
import type { WishedList } from '../../../parts/list/use-wished-list.ts'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import type { Pill } from '../../../ui/data/filter-pills.tsx'
import { Meant } from '../meant.tsx'
import { JobsTable } from './jobs-table.tsx'
import type { JobsWish } from './jobs-wish.ts'

const statuses: readonly Pill<JobsWish['status']>[] = [
  { value: undefined, label: 'All' },
  { value: jobStatus.draft, label: 'Draft' },
  { value: jobStatus.active, label: 'Active' },
  { value: jobStatus.expired, label: 'Expired' },
  { value: jobStatus.closed, label: 'Closed' },
]

interface JobsListProps {
  list: WishedList<typeof adminJobs.list | typeof adminJobs.ofCompany, JobsWish>
  /** They are all of one company, which need not be named on each. */
  isOfOne?: boolean
}

/** Postings to be searched, and narrowed down by how they stand. */
export function JobsList({ list, isOfOne = false }: JobsListProps) {
  return (
    <ListFrame
      list={list}
      of="jobs"
      bar={
        <ListFilters
          searchLabel={isOfOne ? 'Search these jobs' : 'Search titles, places and companies'}
          statuses={statuses}
          list={list}
        />
      }
      empty={
        <EmptyState title="No jobs available">
          Drafts are listed here as soon as a company begins one.
        </EmptyState>
      }
      noneFound={
        <NothingFound
          title="No job matches."
          hint="Try other words, or another status."
          all="Show all jobs"
          onCleared={list.clear}
          ways={
            // What is asked looks at the jobs of everybody.
            !isOfOne && (
              <Meant
                list="jobs"
                search={list.wish.search}
                onTaken={(search) => list.change({ search, status: undefined })}
              />
            )
          }
        />
      }
    >
      {(shown) => <JobsTable {...shown} isOfOne={isOfOne} />}
    </ListFrame>
  )
}
