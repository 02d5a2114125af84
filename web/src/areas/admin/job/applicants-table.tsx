import { mostAdminApplicants, type AdminApplicant } from '@headframe/wire'

import { dateInWords } from '../../../lib/elapsed.ts'
import { inFigures } from '../../../lib/figures.ts'
import { paths, pictureOf } from '../../../lib/paths.ts'
import { ApplicationBadge } from '../../../parts/job/application-badge.tsx'
import { TextLink } from '../../../parts/links.tsx'
import { fullName, placeInWords, rateInWords } from '../../../parts/profile/profile-words.ts'
import { Avatar } from '../../../ui/data/avatar.tsx'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { Moment } from '../../../ui/data/moment.tsx'
import type { Column } from '../../../ui/data/table-props.ts'
import { Table } from '../../../ui/data/table.tsx'
import { freeInWords } from './free-in-words.ts'

interface ApplicantsTableProps {
  applicants: readonly AdminApplicant[]
  total: number
  isCompanyGone: boolean
}

export function ApplicantsTable({ applicants, total, isCompanyGone }: ApplicantsTableProps) {
  if (applicants.length === 0) {
    return (
      <EmptyState title="No applicants yet">
        Whoever applies to this job is listed here, with a way to their profile.
      </EmptyState>
    )
  }
  return (
    <>
      {total > applicants.length && (
        <p className="mb-4 text-ink-2">
          The newest {inFigures(mostAdminApplicants)} of {inFigures(total)} are shown.
        </p>
      )}
      <Table
        caption="Applicants, newest first"
        columns={columnsOf(isCompanyGone)}
        rows={applicants}
        rowKey={({ application_id }) => application_id}
      />
    </>
  )
}

const columnsOf = (isCompanyGone: boolean): readonly Column<AdminApplicant>[] => [
  {
    key: 'name',
    label: 'Applicant',
    inCard: 'title',
    cell: (applicant) => <Applicant applicant={applicant} />,
  },
  {
    key: 'place',
    label: 'Lives in',
    cell: (applicant) => placeInWords(applicant) ?? '–',
  },
  { key: 'free', label: 'Availability', cell: (applicant) => freeInWords(applicant) ?? '–' },
  {
    key: 'rate',
    label: 'Rate',
    align: 'end',
    className: '@2xl:whitespace-nowrap',
    cell: (applicant) => <span className="num">{rateInWords(applicant) ?? '–'}</span>,
  },
  {
    key: 'date',
    label: 'Applied',
    className: '@2xl:whitespace-nowrap',
    cell: ({ application_date }) => (
      <Moment at={application_date} className="num">
        {dateInWords(application_date)}
      </Moment>
    ),
  },
  {
    key: 'status',
    label: 'Status',
    cell: ({ status }) => (
      <ApplicationBadge status={status} reader="company" isCompanyGone={isCompanyGone} />
    ),
  },
]

function Applicant({ applicant }: { applicant: AdminApplicant }) {
  const { contractorId, photo_hash, preferred_role } = applicant
  const name = fullName(applicant)
  return (
    <span className="flex items-center gap-3">
      <Avatar name={name} picture={photo_hash && pictureOf(photo_hash)} size="sm" />
      <span className="min-w-0">
        <TextLink
          to={paths.admin.contractor}
          params={{ contractorId }}
          look="plain"
          className="inline-flex min-h-6 items-center wrap-anywhere pointer-coarse:min-h-11"
        >
          {name}
        </TextLink>
        <span className="block font-sans text-sm font-normal text-ink-2">{preferred_role}</span>
      </span>
    </span>
  )
}
