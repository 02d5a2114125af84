import { companyOrders, type AdminCompanyRow } from '@headframe/wire'

import { dateInWords } from '../../../lib/elapsed.ts'
import { inFigures } from '../../../lib/figures.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { fullName } from '../../../parts/profile/profile-words.ts'
import { Moment } from '../../../ui/data/moment.tsx'
import type { Column } from '../../../ui/data/table-props.ts'
import { Table } from '../../../ui/data/table.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { AddCredits } from '../company/add-credits.tsx'
import type { CompaniesWish } from './companies-wish.ts'

interface CompaniesTableProps {
  rows: readonly AdminCompanyRow[] | undefined
  isRefreshing: boolean
  wish: CompaniesWish
  onSorted: (changes: CompaniesWish) => void
}

export function CompaniesTable({ wish, onSorted, ...shown }: CompaniesTableProps) {
  const sort = {
    sortField: wish.sortField ?? 'creation_date',
    sortOrder: wish.sortOrder ?? 'desc',
  } as const

  return (
    <Table
      {...shown}
      caption="Companies"
      columns={columns}
      rowKey={({ id }) => id}
      sort={sort}
      onSortChange={({ sortField, sortOrder }) =>
        onSorted({ sortField: companyOrders.find((order) => order === sortField), sortOrder })
      }
      actionsInCard="foot"
      rowActions={(company) => <AddCredits company={company} />}
    />
  )
}

const columns: readonly Column<AdminCompanyRow>[] = [
  {
    key: 'name',
    label: 'Company',
    sortable: true,
    inCard: 'title',
    cell: ({ id, name, industry_name }) => (
      <>
        <TextLink
          to={paths.admin.company}
          params={{ companyId: id }}
          look="plain"
          className="inline-flex min-h-6 items-center wrap-anywhere pointer-coarse:min-h-11"
        >
          {name}
        </TextLink>
        <span className="block font-sans text-sm font-normal text-ink-2 @5xl:min-w-44">
          {industry_name}
        </span>
      </>
    ),
  },
  {
    key: 'contact',
    label: 'Contact',
    inCard: 'plain',
    cell: ({ email, ...contact }) => (
      <>
        <span className="block">{whoAndWhat(contact)}</span>
        <span className="block text-sm wrap-anywhere text-ink-2 @4xl:min-w-52">{email}</span>
      </>
    ),
  },
  {
    key: 'office_address',
    label: 'Office',
    inCard: 'plain',
    className: '@2xl:hidden @5xl:table-cell',
    cell: ({ office_address }) => office_address ?? '–',
  },
  {
    key: 'creation_date',
    label: 'Registered',
    sortable: true,
    className: '@2xl:hidden @4xl:table-cell @2xl:whitespace-nowrap',
    cell: ({ creation_date }) => (
      <Moment at={creation_date} className="num">
        {dateInWords(creation_date)}
      </Moment>
    ),
  },
  {
    key: 'jobs',
    label: 'Jobs live / posted',
    align: 'end',
    cell: (company) => <Jobs company={company} />,
  },
  {
    key: 'credits',
    label: 'Credits',
    sortable: true,
    align: 'end',
    cell: ({ credits }) => <span className="num font-semibold">{inFigures(credits)}</span>,
  },
]

function Jobs({ company: { id, jobsActive, jobsPosted } }: { company: AdminCompanyRow }) {
  return (
    <TextLink
      to={paths.admin.companyJobs}
      params={{ companyId: id }}
      className="num inline-flex min-h-11 min-w-11 items-center justify-end whitespace-nowrap"
    >
      <VisuallyHidden>Jobs: </VisuallyHidden>
      {inFigures(jobsActive)} / {inFigures(jobsPosted)}
    </TextLink>
  )
}

type Contact = Pick<AdminCompanyRow, 'first_name' | 'last_name' | 'title'>

/** "Ada Quill, Recruitment Lead", as far as it is known. */
export function whoAndWhat({ first_name, last_name, title }: Contact): string | undefined {
  const name = fullName({ first_name: first_name ?? '', last_name: last_name ?? '' })
  return [name, title].filter(Boolean).join(', ') || undefined
}
