import type { AdminJob } from '@headframe/wire'

import { inFigures } from '../../../lib/figures.ts'
import { paths } from '../../../lib/paths.ts'
import { ExpiryBadge } from '../../../parts/job/expiry-badge.tsx'
import { sinceWords } from '../../../parts/job/job-life-words.ts'
import { JobStatusBadge } from '../../../parts/job/job-status-badge.tsx'
import { arrangementWords, placeWords, titleOf } from '../../../parts/job/job-words.ts'
import { TextLink } from '../../../parts/links.tsx'
import type { Column } from '../../../ui/data/table-props.ts'
import { Table } from '../../../ui/data/table.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { paymentWords } from './payment-words.ts'

interface JobsTableProps {
  rows: readonly AdminJob[] | undefined
  isRefreshing: boolean
  isOfOne: boolean
}

export function JobsTable({ isOfOne, ...shown }: JobsTableProps) {
  return (
    <Table
      {...shown}
      caption="Jobs, newest first"
      columns={isOfOne ? columns.filter(({ key }) => key !== 'company') : columns}
      rowKey={({ uuid }) => uuid}
    />
  )
}

const columns: readonly Column<AdminJob>[] = [
  {
    key: 'title',
    label: 'Job',
    inCard: 'title',
    cell: (job) => (
      <>
        <TextLink
          to={paths.admin.job}
          params={{ jobUUID: job.uuid }}
          look="plain"
          className="inline-flex min-h-6 items-center wrap-anywhere @2xl:min-w-28 pointer-coarse:min-h-11"
        >
          {titleOf(job)}
        </TextLink>
        <span className="block font-sans text-sm font-normal text-ink-2">
          {[job.roleName, job.industryName].filter(Boolean).join(', ')}
        </span>
      </>
    ),
  },
  {
    key: 'company',
    label: 'Company',
    inCard: 'plain',
    cell: ({ company_id, company_name }) =>
      company_id === null ? (
        <CompanyThatIsGone name={company_name} />
      ) : (
        <TextLink
          to={paths.admin.company}
          params={{ companyId: company_id }}
          className="inline-flex min-h-6 items-center wrap-anywhere pointer-coarse:min-h-11"
        >
          {company_name}
        </TextLink>
      ),
  },
  {
    key: 'place',
    label: 'Work Location',
    inCard: 'plain',
    className: '@2xl:hidden @5xl:table-cell',
    cell: ({ work_location, work_arrangement }) => (
      <>
        <span className="block">{placeWords(work_location)}</span>
        <span className="block text-sm text-ink-2">{arrangementWords(work_arrangement)}</span>
      </>
    ),
  },
  {
    key: 'status',
    label: 'Status',
    className: '@4xl:whitespace-nowrap',
    cell: (job) => (
      <span className="flex flex-col items-end gap-1 @2xl:items-start">
        <span className="flex flex-wrap gap-1 @4xl:flex-nowrap">
          <JobStatusBadge status={job.status} />
          <ExpiryBadge daysLeft={job.days_left} reader="admin" />
        </span>
        <span className="num text-sm text-ink-2">{sinceWords(job)}</span>
      </span>
    ),
  },
  {
    key: 'applicants',
    label: 'Applicants',
    align: 'end',
    cell: (job) => <Applicants job={job} />,
  },
  {
    key: 'payment',
    label: 'Payment',
    className: '@2xl:hidden @4xl:table-cell',
    cell: paymentWords,
  },
]

function Applicants({ job: { uuid, totalApplications } }: { job: AdminJob }) {
  if (totalApplications === 0) return '0'
  return (
    <TextLink
      to={paths.admin.job}
      params={{ jobUUID: uuid }}
      search={{ tab: 'applicants' }}
      className="num inline-flex min-h-11 min-w-11 items-center justify-end font-semibold"
    >
      {inFigures(totalApplications)}
      <VisuallyHidden>{totalApplications === 1 ? ' applicant' : ' applicants'}</VisuallyHidden>
    </TextLink>
  )
}

/** Its account is erased; the posting keeps its name for those who applied, and for whoever looks after them. */
function CompanyThatIsGone({ name }: { name: string | null }) {
  if (!name) return '–'
  return (
    <>
      <span className="block wrap-anywhere">{name}</span>
      <span className="block text-sm text-ink-2">No longer on the marketplace</span>
    </>
  )
}
