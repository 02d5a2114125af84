import { applicants, applicationStatus } from '@headframe/wire'

import { CardList } from '../../../parts/list/card-list.tsx'
import { ListFilters, NothingFound } from '../../../parts/list/list-filters.tsx'
import { ListFrame } from '../../../parts/list/list-frame.tsx'
import { SortChoice } from '../../../parts/list/sort-choice.tsx'
import { useWishedList } from '../../../parts/list/use-wished-list.ts'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { ApplicantCard } from './applicant-card.tsx'
import { ApplicantPlaceholder } from './applicant-placeholder.tsx'
import { FittingPeople } from './fitting-people.tsx'
import { inputOfApplicants } from './applicants-reads.ts'
import { useApplicantsSearch } from './applicants-search.tsx'
import { applicantsWish } from './applicants-wish.ts'
import { Decisions } from './decisions.tsx'

/** Who applied to a job: to be searched, filtered, read and decided about. */
export function ApplicantsPart({ jobId }: { jobId: string }) {
  const list = useWishedList(applicants.list, applicantsWish, (wish) =>
    inputOfApplicants(jobId, wish),
  )

  const search = useApplicantsSearch(jobId, list)

  return (
    <Decisions change={list.page?.counts}>
      <ListFrame
        list={list}
        of="applicants"
        bar={
          <div className="flex flex-col gap-3">
            <ListFilters box={search.box} statuses={statusesWith(list.page?.counts)} list={list} />
            {search.chips}
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <FittingPeople jobId={jobId} />
              <SortChoice sort={list.wish.sort} onChosen={(sort) => list.change({ sort })} />
            </div>
          </div>
        }
        empty={<NobodyApplied />}
        noneFound={
          <NothingFound
            title="None of the applicants match."
            hint="Try another name or role, or another status."
            all="Show all applicants"
            onCleared={list.clear}
            ways={search.ways}
          />
        }
      >
        {(shown) => (
          <CardList
            {...shown}
            label={`Applicants, ${list.wish.sort === 'match' ? 'best match' : 'newest'} first`}
            rowKey={({ application_id }) => application_id}
            card={(applicant) => (
              <ApplicantCard jobId={jobId} applicant={applicant} wish={list.wish} />
            )}
            placeholder={<ApplicantPlaceholder />}
            placeholders={3}
          />
        )}
      </ListFrame>
    </Decisions>
  )
}

/** How many each would show is known with the first page. */
function statusesWith(counts: Readonly<Record<string, number>> = {}) {
  const { pending, approved, rejected } = counts
  const isCounted = pending !== undefined && approved !== undefined && rejected !== undefined
  return [
    {
      value: undefined,
      label: 'All',
      count: isCounted ? pending + approved + rejected : undefined,
    },
    { value: applicationStatus.pending, label: 'Pending', count: pending },
    { value: applicationStatus.approved, label: 'Approved', count: approved },
    { value: applicationStatus.rejected, label: 'Rejected', count: rejected },
  ]
}

function NobodyApplied() {
  return (
    <EmptyState title="No applicants yet">
      Currently no applicants have applied for this job posting. Please check back later or consider
      promoting your listing to attract more candidates.
    </EmptyState>
  )
}
