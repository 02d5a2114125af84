import { applicants, applicationStatus, type CompanyJob } from '@headframe/wire'
import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'

import { paths } from '../../../lib/paths.ts'
import { CardList } from '../../../parts/list/card-list.tsx'
import { ListFilters, NothingFound } from '../../../parts/list/list-filters.tsx'
import { ListFrame } from '../../../parts/list/list-frame.tsx'
import { useWishedList } from '../../../parts/list/use-wished-list.ts'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { TickPage } from '../../../ui/data/table-ticks.tsx'
import { useTicks, type Ticks } from '../../../ui/data/use-ticks.ts'
import { useMedia, wideEnough } from '../../../ui/use-media.ts'
import { IfRole, useMay } from '../role.ts'
import { ApplicantCard } from './applicant-card.tsx'
import { ApplicantPlaceholder } from './applicant-placeholder.tsx'
import { FittingPeople } from './fitting-people.tsx'
import { inputOfApplicants } from './applicants-reads.ts'
import { useApplicantsSearch } from './applicants-search.tsx'
import { workingWish, type WorkingWish } from './applicants-wish.ts'
import { useDecidedHere } from './decided-here.ts'
import { Decisions } from './decisions.tsx'
import { ApplicantsSplit } from './working/applicants-split.tsx'
import { ApplicantsTable } from './working/applicants-table.tsx'
import { DecideTogether } from './working/decide-together.tsx'
import { ExportList } from './working/export-list.tsx'
import { KeyLegend } from './working/key-legend.tsx'
import { LastDecision, LastDecisionBar } from './working/last-decision.tsx'
import { OrderChoice, orderInWords } from './working/order-choice.tsx'
import { useHeldRows } from './working/use-held-rows.ts'
import { useQuickDecision } from './working/use-quick-decision.ts'
import { useWorkingKeys } from './working/use-working-keys.ts'
import { useWorkingList, type WorkingList } from './working/use-working-list.ts'

/** Who applied to a job: to be searched, filtered, read and decided about, one by one or together. */
export function ApplicantsPart({ job }: { job: CompanyJob }) {
  const list = useWishedList(applicants.list, workingWish, (wish) =>
    inputOfApplicants(job.uuid, wish),
  )
  const ticks = useTicks()
  const mayDecide = useMay(applicants.decideMany)

  const typed = useApplicantsSearch(job.uuid, list)

  return (
    <Decisions change={list.page?.counts}>
      <Working {...{ job, list, typed, ticks, mayDecide }} />
    </Decisions>
  )
}

interface WorkingProps extends BarProps {
  ticks: Ticks
  mayDecide: boolean
}

/** The list with those who were decided about in their places. */
function Working({ job, list: read, typed, ticks, mayDecide }: WorkingProps) {
  const list = useHeldRows(read)
  const isWide = useMedia(wideEnough)
  return (
    <>
      <ListFrame
        list={list}
        of="applicants"
        bar={<Bar job={job} list={list} typed={typed} />}
        empty={<NobodyApplied />}
        noneFound={
          <NothingFound
            title="None of the applicants match."
            hint="Try another name, role or ticket, or another status."
            all="Show all applicants"
            onCleared={list.clear}
            ways={typed.ways}
          />
        }
      >
        {(shown) => <Rows job={job} list={list} ticks={mayDecide ? ticks : undefined} {...shown} />}
      </ListFrame>
      {!isWide && <FittingPeople jobId={job.uuid} />}
      {mayDecide && <DecideTogether ticks={ticks} rows={list.page?.rows ?? []} />}
      {mayDecide && !isWide && ticks.ticked.size === 0 && <LastDecisionBar />}
    </>
  )
}

interface BarProps {
  job: CompanyJob
  list: WorkingList
  typed: ReturnType<typeof useApplicantsSearch>
}

function Bar({ job: { uuid }, list, typed }: BarProps) {
  return (
    <div
      // What is said of the list is out of place on the paper of one of it.
      data-print={list.wish.applicant === undefined ? undefined : 'hidden'}
      className="flex flex-col gap-3"
    >
      <ListFilters box={typed.box} statuses={statusesWith(list.page?.counts)} list={list} />
      {typed.chips}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <BesideOrder jobId={uuid} isOneOpen={list.wish.applicant !== undefined} />
        <div className="ml-auto flex flex-wrap items-center gap-2">
          <OrderChoice wished={list.wish} onChosen={(order) => list.change(order)} />
          <IfRole may={applicants.exportList}>
            <ExportList jobId={uuid} wish={list.wish} total={list.page?.total} />
          </IfRole>
        </div>
      </div>
      <IfRole may={applicants.decideMany}>
        <KeyLegend />
      </IfRole>
    </div>
  )
}

/** What was decided last, once something was. */
function BesideOrder({ jobId, isOneOpen }: { jobId: string; isOneOpen: boolean }) {
  const { last } = useDecidedHere()
  const isWide = useMedia(wideEnough)
  if (!isWide) return null
  return last && !isOneOpen ? <LastDecision /> : <FittingPeople jobId={jobId} />
}

interface RowsProps {
  job: CompanyJob
  list: WorkingList
  ticks: Ticks | undefined
  rows: NonNullable<WorkingList['page']>['rows'] | undefined
  isRefreshing: boolean
}

/** A table where there is room for one, the list beside whoever is open, and cards on a phone. */
function Rows({ job, list, ticks, ...shown }: RowsProps) {
  const isWide = useMedia(wideEnough)
  const { wish } = list
  const quick = useQuickDecision(list.refresh)
  const working = useWorkingList(list, quick.standing)
  const [seen, setSeen] = useState<string>()
  const isInView = wish.applicant !== undefined && seen === wish.applicant
  useWorkingKeys({ working, quick, isInView, isOn: isWide && ticks !== undefined })
  const order = orderInWords(wish)
  const jobId = job.uuid
  const keys = shown.rows?.map(({ application_id }) => application_id) ?? []

  if (isWide && wish.applicant !== undefined) {
    const common = { jobId, order, list, ticks, quick, working, isInView, onSeen: setSeen }
    return <ApplicantsSplit {...common} {...shown} profileHash={wish.applicant} />
  }
  if (isWide) {
    return (
      <ApplicantsTable
        {...shown}
        job={job}
        ticks={ticks}
        quick={quick}
        order={order}
        sort={sortOf(wish)}
        onSortChange={(by, way) => list.change({ sort: undefined, sortField: by, sortOrder: way })}
      />
    )
  }
  // Where nobody has room beside the list, they have a page of their own.
  if (wish.applicant !== undefined) {
    const params = { jobId, profile_hash: wish.applicant }
    const search = { ...wish, applicant: undefined }
    return (
      <Navigate
        to={paths.company.applicant}
        params={params}
        search={search}
        state={{ isFromBeside: true }}
        replace
      />
    )
  }
  return (
    <>
      {shown.rows && ticks && <TickPage ticks={ticks} among={keys} withWords />}
      <CardList
        {...shown}
        label={`Applicants, ${order.toLowerCase()}`}
        rowKey={({ application_id }) => application_id}
        card={(applicant) => (
          <ApplicantCard job={job} applicant={applicant} wish={wish} ticks={ticks} among={keys} />
        )}
        placeholder={<ApplicantPlaceholder />}
        placeholders={3}
      />
    </>
  )
}

/** By which column the rows stand; the best match has a name of its own among the orders. */
function sortOf({ sort, sortField, sortOrder = 'desc' }: WorkingWish) {
  if (sortField) return { sortField, sortOrder }
  return sort === 'match' ? ({ sortField: 'match', sortOrder: 'desc' } as const) : undefined
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
