import {
  applicantOrders,
  monthsInWords,
  type Applicant,
  type ApplicantOrder,
  type CompanyJob,
} from '@headframe/wire'
import type { ReactNode } from 'react'

import { agoInWords } from '../../../../lib/elapsed.ts'
import { inFigures } from '../../../../lib/figures.ts'
import { strengthOf } from '../../../../parts/match/match-words.ts'
import { fullName, placeInWords, rateInWords } from '../../../../parts/profile/profile-words.ts'
import { Badge } from '../../../../ui/data/badge.tsx'
import { Moment } from '../../../../ui/data/moment.tsx'
import type { Column } from '../../../../ui/data/table-props.ts'
import type { TableSort } from '../../../../ui/data/table-sort.tsx'
import { Table } from '../../../../ui/data/table.tsx'
import type { Ticks } from '../../../../ui/data/use-ticks.ts'
import { useNow } from '../../../../ui/use-now.ts'
import { freeWords } from '../free-words.ts'
import { besideJob } from '../rate-beside-job.ts'
import { ApplicantLink } from './applicant-link.tsx'
import { FailedTerms } from './failed-terms.tsx'
import { QuickButtons } from './quick-buttons.tsx'
import { useSteadyList } from './use-steady-list.ts'
import type { useQuickDecision } from './use-quick-decision.ts'

interface ApplicantsTableProps {
  job: CompanyJob
  rows: readonly Applicant[] | undefined
  isRefreshing: boolean
  /** For whoever may do something with those who are ticked. */
  ticks: Ticks | undefined
  quick: ReturnType<typeof useQuickDecision>
  /** In what order, in words. */
  order: string
  sort: TableSort | undefined
  onSortChange: (by: ApplicantOrder, order: 'asc' | 'desc') => void
}

/** Who applied, a line each with what is asked first. */
export function ApplicantsTable({
  job,
  quick,
  order,
  sort,
  onSortChange,
  ...shown
}: ApplicantsTableProps) {
  const columns = columnsOf(job)
  const { notePress, isSteady } = useSteadyList(
    shown.rows?.map(({ application_id }) => application_id) ?? [],
  )
  return (
    <div onPointerDownCapture={notePress}>
      <Table
        {...shown}
        className="text-sm"
        caption={`Applicants, ${order.toLowerCase()}`}
        columns={columns}
        rowKey={({ application_id }) => application_id}
        rowName={fullName}
        sort={sort ?? { sortField: '', sortOrder: 'desc' }}
        onSortChange={({ sortField, sortOrder }) => {
          const by = applicantOrders.find((one) => one === sortField)
          // Whoever presses the head of matches wants the best before all.
          const isFirstPress = by === 'match' && sort?.sortField !== 'match'
          if (by) onSortChange(by, isFirstPress ? 'desc' : sortOrder)
        }}
        actionsOnPaper="Status"
        rowActions={(applicant) => (
          <QuickButtons applicant={applicant} quick={quick} isSteady={isSteady} />
        )}
      />
    </div>
  )
}

function columnsOf(job: CompanyJob): Column<Applicant>[] {
  return [
    {
      key: 'name',
      label: 'Name',
      sortable: true,
      inCard: 'title',
      className: '@2xl:px-2 @2xl:text-sm',
      cell: (applicant) => <Who jobId={job.uuid} applicant={applicant} />,
    },
    {
      key: 'experience',
      label: 'Experience',
      sortable: true,
      // The first to go where the table is narrow.
      className: '@2xl:hidden @2xl:px-2 @5xl:table-cell',
      cell: (applicant) => <Experience applicant={applicant} />,
    },
    {
      key: 'distance',
      label: 'Place',
      sortable: true,
      className: '@2xl:px-2',
      cell: (applicant) => <Place applicant={applicant} />,
    },
    {
      key: 'rate',
      label: 'Rate',
      sortable: true,
      className: '@2xl:px-2',
      cell: (applicant) => <Rate applicant={applicant} job={job} />,
    },
    {
      key: 'availability',
      label: 'Free',
      sortable: true,
      className: '@2xl:px-2',
      cell: (applicant) => <Free applicant={applicant} />,
    },
    {
      key: 'application_date',
      label: 'Applied',
      sortable: true,
      className: '@2xl:px-2',
      cell: (applicant) => <Applied at={applicant.application_date} />,
    },
    {
      key: 'match',
      label: 'Match',
      sortable: true,
      className: '@2xl:px-2',
      cell: (applicant) => <Match applicant={applicant} />,
    },
  ]
}

function Who({ jobId, applicant }: { jobId: string; applicant: Applicant }) {
  const { current_role, preferred_role } = applicant
  return (
    <span className="flex min-w-36 flex-col items-start">
      <ApplicantLink
        jobId={jobId}
        applicant={applicant}
        isOpen={false}
        className="inline-flex min-h-6 items-center wrap-anywhere"
      />
      <span className="font-normal text-ink-2 wrap-anywhere">
        {current_role ?? preferred_role ?? 'No present role'}
      </span>
    </span>
  )
}

/** The score in its tone; in a word to whoever points or listens. What goes against it stands beneath. */
function Match({ applicant: { match } }: { applicant: Applicant }) {
  if (!match) return '–'
  const { label, tone } = strengthOf(match)
  const words = [label, match.reason].filter(Boolean).join('. ')
  return (
    <span className="flex flex-col items-start gap-1">
      <Badge tone={tone} title={words}>
        {match.score}
        <span className="sr-only"> of 100. {words}. </span>
      </Badge>
      <FailedTerms match={match} className="min-w-20" />
    </span>
  )
}

/** Years, and how many tickets: which they are is told to whoever points, and to whoever listens. */
function Experience({ applicant }: { applicant: Applicant }) {
  const { updated_total_experience: months, licences } = applicant
  return (
    <TwoLines
      first={months === null ? '–' : yearsInWords(months)}
      second={
        licences.length > 0 && (
          <span title={licences.join(', ')}>
            {licences.length === 1 ? '1 ticket' : `${licences.length} tickets`}
            <span className="sr-only">: {licences.join(', ')}</span>
            <span className="hidden print:inline">: {licences.join(', ')}</span>
          </span>
        )
      }
    />
  )
}

/** In whole years, but for whoever has just begun. */
function yearsInWords(months: number): string {
  return monthsInWords(months < 12 ? months : months - (months % 12))
}

function Place({ applicant }: { applicant: Applicant }) {
  const { distance_km: km } = applicant
  return (
    <TwoLines
      first={placeInWords(applicant) ?? '–'}
      second={
        km !== null && (
          <>
            {inFigures(km)} km<span className="sr-only"> to the site</span>
          </>
        )
      }
    />
  )
}

function Rate({ applicant, job }: { applicant: Applicant; job: CompanyJob }) {
  const { converted, difference, isOver } = besideJob(applicant, job)
  const second = [converted, difference].filter(Boolean).join(', ')
  return (
    <TwoLines
      first={rateInWords(applicant) ?? '–'}
      second={second && <span className={isOver ? 'text-warn-ink' : undefined}>{second}</span>}
    />
  )
}

function Free({ applicant }: { applicant: Applicant }) {
  const now = useNow()
  return <span className="num">{freeWords(applicant, new Date(now * 1000)) ?? '–'}</span>
}

function Applied({ at }: { at: number }) {
  const now = useNow()
  return (
    <Moment at={at} className="num whitespace-nowrap">
      {agoInWords(now - at)}
    </Moment>
  )
}

function TwoLines({ first, second }: { first: string; second: ReactNode }) {
  return (
    <span className="num block min-w-24">
      <span className="block wrap-anywhere">{first}</span>
      {second && <span className="block text-ink-2">{second}</span>}
    </span>
  )
}
