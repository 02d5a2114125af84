import type { StaffProfile } from '@headframe/wire'
import type { ReactNode } from 'react'

import { dollars, inFigures } from '../../../lib/figures.ts'
import type { Column } from '../../../ui/data/table-props.ts'
import { Table } from '../../../ui/data/table.tsx'
import type { TableSort } from '../../../ui/data/table-sort.tsx'
import type { Ticks } from '../../../ui/data/use-ticks.ts'
import { useNow } from '../../../ui/use-now.ts'
import { availabilityNow, notEmployed, spanInShort } from './person-words.ts'

interface PersonTableProps {
  caption: string
  rows: readonly StaffProfile[] | undefined
  isRefreshing: boolean
  ticks?: Ticks
  sort: TableSort
  onSortChange: (sort: TableSort) => void
  /** The name, as what opens the person. */
  title: (person: StaffProfile) => ReactNode
  rowActions?: (person: StaffProfile) => ReactNode
  /** What this list knows of them beside that. */
  more?: readonly Column<StaffProfile>[]
}

/** The same people in rows, for whoever looks through many. */
export function PersonTable({ title, more = [], ...props }: PersonTableProps) {
  const now = useNow()
  return (
    <Table
      {...props}
      columns={[...columnsWith(title, now, more.length > 0), ...more]}
      rowKey={({ profile_hash }) => profile_hash}
      rowName={({ full_name }) => full_name}
    />
  )
}

function columnsWith(
  title: PersonTableProps['title'],
  now: number,
  isCrowded: boolean,
): readonly Column<StaffProfile>[] {
  return [
    {
      key: 'full_name',
      label: 'Name',
      sortable: true,
      inCard: 'title',
      cell: (person) => (
        <>
          {title(person)}
          <span className="line-clamp-2 max-w-56 text-sm font-normal text-ink-2 wrap-anywhere">
            {person.current_role}
          </span>
        </>
      ),
    },
    {
      key: 'company',
      label: 'Company',
      inCard: 'plain',
      cell: ({ current_company, location }) => (
        <>
          <span className="line-clamp-2 max-w-56 wrap-anywhere">
            {current_company ?? notEmployed}
          </span>
          <span className="block text-sm text-ink-2">{location}</span>
        </>
      ),
    },
    {
      key: 'updated_total_experience',
      label: 'Experience',
      sortable: true,
      className: '@2xl:whitespace-nowrap',
      cell: ({ updated_total_experience }) => spanInShort(updated_total_experience),
    },
    {
      key: 'loyalty',
      label: 'Company tenure',
      sortable: true,
      className: '@2xl:hidden @5xl:table-cell',
      cell: ({ loyalty }) => spanInShort(loyalty),
    },
    {
      key: 'total_companies',
      label: 'Companies',
      sortable: true,
      align: 'end',
      // Beside columns of the list's own there is no room for it in any window.
      className: isCrowded ? '@2xl:hidden' : '@2xl:hidden @5xl:table-cell',
      cell: ({ total_companies }) => inFigures(total_companies),
    },
    {
      key: 'sortingAvailability',
      label: 'Availability',
      sortable: true,
      className: '@2xl:whitespace-nowrap',
      cell: (person) => availabilityNow(person, now) ?? '–',
    },
    {
      key: 'salary',
      label: 'Salary',
      sortable: true,
      align: 'end',
      className: '@2xl:hidden @4xl:table-cell',
      cell: ({ salary }) => (salary === null ? '–' : dollars(salary)),
    },
    {
      key: 'rate',
      label: 'Rate',
      sortable: true,
      align: 'end',
      cell: ({ rate }) => (rate === null ? '–' : dollars(rate)),
    },
  ]
}
