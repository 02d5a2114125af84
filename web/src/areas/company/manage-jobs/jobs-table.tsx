import { applicationStatus, companyJobs, jobStatus, type JobListRow } from '@headframe/wire'

import { inFigures } from '../../../lib/figures.ts'
import { paths } from '../../../lib/paths.ts'
import {
  arrangementWords,
  placeWords,
  titleOf,
  workTypeWords,
} from '../../../parts/job/job-words.ts'
import { TextLink } from '../../../parts/links.tsx'
import type { Column } from '../../../ui/data/table-props.ts'
import { Table } from '../../../ui/data/table.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { ExpiryBadge } from '../../../parts/job/expiry-badge.tsx'
import { JobMenu } from '../job-actions/job-menu.tsx'
import { PostAgain } from '../job-actions/post-again.tsx'
import { IfRole, useMay } from '../role.ts'
import { sinceWords } from '../../../parts/job/job-life-words.ts'
import { JobStatusBadge } from '../../../parts/job/job-status-badge.tsx'

interface JobsTableProps {
  rows: readonly JobListRow[] | undefined
  isRefreshing: boolean
  /** In what order, in words. */
  order: string
}

export function JobsTable({ order, ...shown }: JobsTableProps) {
  return (
    <Table
      {...shown}
      caption={`Your job postings, ${order.toLowerCase()}`}
      columns={columns}
      rowKey={({ uuid }) => uuid}
      rowActions={(job) => <JobMenu job={job} />}
    />
  )
}

const columns: readonly Column<JobListRow>[] = [
  { key: 'title', label: 'Job Title', inCard: 'title', cell: (job) => <Title job={job} /> },
  {
    key: 'place',
    label: 'Work Location',
    inCard: 'plain',
    // In the narrowest table it stands under the title.
    className: '@2xl:hidden @3xl:table-cell',
    cell: ({ work_location, work_arrangement }) => (
      <TwoLines first={placeWords(work_location)} second={arrangementWords(work_arrangement)} />
    ),
  },
  {
    key: 'role',
    label: 'Industry & Role',
    inCard: 'plain',
    // The first to go where the table is narrow.
    className: '@2xl:hidden @5xl:table-cell',
    cell: ({ industryName, roleName }) => (
      <TwoLines first={roleName ?? industryName ?? '–'} second={roleName && industryName} />
    ),
  },
  { key: 'date', label: 'Date', inCard: 'plain', cell: (job) => <Days job={job} /> },
  {
    key: 'applicants',
    label: 'Applicants',
    align: 'end',
    cell: (job) => <Applicants job={job} />,
  },
  { key: 'status', label: 'Status', cell: (job) => <Status job={job} /> },
]

function Title({ job }: { job: JobListRow }) {
  const mayEdit = useMay(companyJobs.update)
  const isDraft = job.status === jobStatus.draft
  return (
    <>
      <TextLink
        to={isDraft && mayEdit ? paths.company.editJob : paths.company.viewJob}
        params={{ jobId: job.uuid }}
        look="plain"
        // A word without end breaks, and any other has room: the column does not shrink below it.
        className="inline-flex min-h-6 items-center wrap-anywhere @2xl:min-w-28 pointer-coarse:min-h-11"
      >
        {titleOf(job)}
      </TextLink>
      <span className="block font-sans text-sm font-normal text-ink-2">
        {workTypeWords(job.work_type)}
      </span>
      <span className="hidden font-sans text-sm font-normal text-ink-2 @2xl:block @3xl:hidden">
        {placeWords(job.work_location)}
      </span>
    </>
  )
}

/** All who applied, and those of them who wait. */
function Applicants({ job: { uuid, applicants, pending } }: { job: JobListRow }) {
  if (applicants === 0) return '0'
  return (
    <span className="inline-flex flex-col items-end">
      <TextLink
        to={paths.company.viewJob}
        params={{ jobId: uuid }}
        search={{ tab: 'applicants' }}
        className="inline-flex min-h-6 min-w-11 items-center justify-end font-semibold pointer-coarse:min-h-11"
      >
        {inFigures(applicants)}
        <VisuallyHidden>{applicants === 1 ? ' applicant' : ' applicants'}</VisuallyHidden>
      </TextLink>
      {pending > 0 && (
        <TextLink
          to={paths.company.viewJob}
          params={{ jobId: uuid }}
          search={{ tab: 'applicants', status: applicationStatus.pending }}
          look="alone"
          className="inline-flex min-h-6 items-center text-sm whitespace-nowrap pointer-coarse:min-h-11"
        >
          {inFigures(pending)} pending
        </TextLink>
      )}
    </span>
  )
}

function Days({ job }: { job: JobListRow }) {
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1 @2xl:flex-col @2xl:items-start">
      <span className="num @5xl:whitespace-nowrap">{sinceWords(job)}</span>
      <ExpiryBadge daysLeft={job.days_left} />
    </span>
  )
}

/** Beside how it stands, what is done with it next: to go on writing, to go live, or to be posted again. */
function Status({ job }: { job: JobListRow }) {
  const { uuid, status, ready } = job
  const isOver = status === jobStatus.expired || status === jobStatus.closed
  const mayPost = useMay(companyJobs.post)
  return (
    <span className="flex flex-col items-end @2xl:items-start">
      <JobStatusBadge status={status} />
      {status === jobStatus.draft && mayPost && (
        <TextLink
          to={paths.company.editJob}
          params={{ jobId: uuid }}
          search={ready ? { step: 'review' } : {}}
          look="alone"
          className="inline-flex min-h-8 items-center text-sm pointer-coarse:min-h-11 @5xl:whitespace-nowrap"
        >
          {ready ? 'Review & Post' : 'Go on writing'}
        </TextLink>
      )}
      {isOver && (
        <IfRole may={companyJobs.duplicate}>
          <PostAgain job={job} variant="quiet" size="sm" className="-mx-3 @5xl:whitespace-nowrap" />
        </IfRole>
      )}
    </span>
  )
}

/** One line on a card. */
function TwoLines({ first, second }: { first: string; second: string | null | undefined }) {
  return (
    <>
      <span className="wrap-anywhere @2xl:block @2xl:min-w-24">{first}</span>
      {second && (
        <span className="text-ink-2 @2xl:block @2xl:text-sm">
          <span aria-hidden className="@2xl:hidden">
            {' · '}
          </span>
          {second}
        </span>
      )}
    </>
  )
}
