import type { AdminContractorRow } from '@headframe/wire'
import { FileText } from 'lucide-react'

import { dateInWords } from '../../../lib/elapsed.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { fieldOfWork, fullName, placeInWords } from '../../../parts/profile/profile-words.ts'
import { Badge } from '../../../ui/data/badge.tsx'
import { Moment } from '../../../ui/data/moment.tsx'
import type { Column } from '../../../ui/data/table-props.ts'
import { Table } from '../../../ui/data/table.tsx'
import type { Ticks } from '../../../ui/data/use-ticks.ts'

interface ContractorsTableProps {
  rows: readonly AdminContractorRow[] | undefined
  isRefreshing: boolean
  ticks: Ticks
}

export function ContractorsTable(shown: ContractorsTableProps) {
  return (
    <Table
      {...shown}
      caption="Contractors, newest first"
      columns={columns}
      rowKey={({ id }) => id}
      rowName={fullName}
    />
  )
}

const columns: readonly Column<AdminContractorRow>[] = [
  {
    key: 'name',
    label: 'Contractor',
    inCard: 'title',
    cell: (contractor) => (
      <>
        <TextLink
          to={paths.admin.contractor}
          params={{ contractorId: contractor.id }}
          look="plain"
          className="inline-flex min-h-6 items-center wrap-anywhere pointer-coarse:min-h-11"
        >
          {fullName(contractor) || 'Without a name'}
        </TextLink>
        <span className="block font-sans text-sm font-normal wrap-anywhere text-ink-2 @4xl:min-w-64 @5xl:min-w-72">
          {contractor.email}
        </span>
      </>
    ),
  },
  {
    key: 'work',
    label: 'Work',
    inCard: 'plain',
    cell: (contractor) => fieldOfWork(contractor) ?? '–',
  },
  {
    key: 'place',
    label: 'Lives in',
    inCard: 'plain',
    className: '@2xl:hidden @4xl:table-cell',
    cell: (contractor) => placeInWords(contractor) ?? '–',
  },
  {
    key: 'date',
    label: 'Registered',
    className: '@2xl:whitespace-nowrap',
    cell: ({ creation_date }) => (
      <Moment at={creation_date} className="num">
        {dateInWords(creation_date)}
      </Moment>
    ),
  },
  {
    key: 'has',
    label: 'Has',
    className: '@2xl:hidden @5xl:table-cell',
    cell: (contractor) => <Has contractor={contractor} />,
  },
]

function Has({ contractor: { has_resume, sharing_enabled } }: { contractor: AdminContractorRow }) {
  if (!has_resume && !sharing_enabled) return '–'
  return (
    <span className="flex flex-wrap gap-1 @5xl:flex-nowrap">
      {has_resume && <Badge icon={FileText}>Resume</Badge>}
      {sharing_enabled && <Badge tone="info">Share link</Badge>}
    </span>
  )
}
