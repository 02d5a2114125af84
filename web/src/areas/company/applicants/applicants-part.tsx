import { applicants, applicationStatus } from '@headframe/wire'
import { useNavigate } from '@tanstack/react-router'

import { useList, type List } from '../../../calls/use-list.ts'
import { paths } from '../../../lib/paths.ts'
import { ListFilters, NothingFound } from '../../../parts/list-filters.tsx'
import { PagesOfList } from '../../../parts/pages-of-list.tsx'
import { cn } from '../../../ui/cn.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { ApplicantCard } from './applicant-card.tsx'
import { ApplicantsSkeleton } from './applicants-skeleton.tsx'
import type { ApplicantsWish } from './applicants-wish.ts'
import { Decisions } from './decisions.tsx'

interface ApplicantsPartProps {
  jobId: string
  wish: ApplicantsWish
}

/** Who applied to a job: to be searched, filtered, read and decided about. */
export function ApplicantsPart({ jobId, wish }: ApplicantsPartProps) {
  const { search = '', status, page = 1 } = wish
  const list = useList(applicants.list, {
    id: jobId,
    search,
    status,
    page,
    perPage: undefined,
    sort: 'newest',
  })
  const isFiltered = search !== '' || status !== undefined

  return (
    <Decisions change={list.page?.counts}>
      {list.problem ? (
        <ErrorState title={list.problem} onRetried={list.retry} />
      ) : list.isEmpty && !isFiltered ? (
        <NobodyApplied />
      ) : (
        <Applicants jobId={jobId} wish={wish} list={list} />
      )}
    </Decisions>
  )
}

interface ApplicantsProps extends ApplicantsPartProps {
  list: List<typeof applicants.list>
}

function Applicants({ jobId, wish, list }: ApplicantsProps) {
  const changeSearch = useChangeSearch(jobId, wish)

  return (
    <div className="flex flex-col gap-5">
      <ListFilters
        searchLabel="Search applicants"
        statuses={statusesWith(list.page?.counts)}
        filters={wish}
        onChanged={changeSearch}
      />
      <Rows jobId={jobId} wish={wish} list={list} onCleared={() => changeSearch(everybody)} />
      {list.page && (
        <PagesOfList
          of="applicants"
          page={list.page}
          onPageChosen={(chosen) => changeSearch({ page: chosen }, { fromTop: true })}
        />
      )}
    </div>
  )
}

const everybody: ApplicantsWish = { search: undefined, status: undefined }

interface RowsProps extends ApplicantsProps {
  onCleared: () => void
}

function Rows({ jobId, wish, list: { page, isRefreshing, isEmpty }, onCleared }: RowsProps) {
  if (isEmpty) {
    return (
      <NothingFound
        title="None of the applicants match."
        hint="Try another name or role, or another status."
        all="Show all applicants"
        onCleared={onCleared}
      />
    )
  }
  // That nobody fitted the last wish says nothing about this one.
  if (!page || page.total === 0) return <ApplicantsSkeleton />
  return (
    <ul
      aria-label="Applicants, newest first"
      aria-busy={isRefreshing || undefined}
      className={cn('flex flex-col gap-3 transition-opacity', isRefreshing && 'opacity-60')}
    >
      {page.rows.map((applicant) => (
        <ApplicantCard
          key={applicant.application_id}
          jobId={jobId}
          applicant={applicant}
          wish={wish}
        />
      ))}
    </ul>
  )
}

/** A change of what is listed leads back to its first page. */
function useChangeSearch(jobId: string, wish: ApplicantsWish) {
  const navigate = useNavigate()
  return (changes: ApplicantsWish, { fromTop = false } = {}) =>
    void navigate({
      to: paths.company.viewJob,
      params: { jobId },
      search: { tab: 'applicants', ...wish, page: undefined, ...changes },
      resetScroll: fromTop,
    })
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
