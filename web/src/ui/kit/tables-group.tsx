import { Ellipsis, Pencil, UserMinus } from 'lucide-react'
import { useState } from 'react'

import { Badge } from '../data/badge.tsx'
import { Button } from '../form/button.tsx'
import { DensityChoice } from '../data/density.tsx'
import { IconButton } from '../form/icon-button.tsx'
import { Menu, MenuItem } from '../overlay/menu.tsx'
import { Pagination } from '../data/pagination.tsx'
import { RadioGroup } from '../form/radio-group.tsx'
import type { TableSort } from '../data/table-sort.tsx'
import { TicksBar } from '../data/ticks-bar.tsx'
import type { Column } from '../data/table-props.ts'
import { Table } from '../data/table.tsx'
import { useTicks } from '../data/use-ticks.ts'
import { KitGroup } from './kit-parts.tsx'

interface Person {
  id: string
  name: string
  role: string
  town: string
  rate: number
  state: 'Available' | 'On site'
}

const people: readonly Person[] = [
  {
    id: '1',
    name: 'Jo Nguyen',
    role: 'HD fitter',
    town: 'Newman WA 6753',
    rate: 94,
    state: 'Available',
  },
  {
    id: '2',
    name: 'Priya Raman',
    role: 'Mine geologist',
    town: 'Kalgoorlie WA 6430',
    rate: 118.5,
    state: 'On site',
  },
  {
    id: '3',
    name: 'Tom Baker',
    role: 'Haul truck operator',
    town: 'Moranbah QLD 4744',
    rate: 61,
    state: 'Available',
  },
  {
    id: '4',
    name: 'Ana Petrovic',
    role: 'Blast technician',
    town: 'Mount Isa QLD 4825',
    rate: 88,
    state: 'On site',
  },
]

const columns: readonly Column<Person>[] = [
  { key: 'name', label: 'Name', cell: (person) => person.name, sortable: true, inCard: 'title' },
  { key: 'role', label: 'Role', cell: (person) => person.role, sortable: true },
  { key: 'town', label: 'Town', cell: (person) => person.town },
  {
    key: 'state',
    label: 'Status',
    cell: (person) => (
      <Badge tone={person.state === 'Available' ? 'gum' : 'neutral'}>{person.state}</Badge>
    ),
  },
  {
    key: 'rate',
    label: 'Rate',
    cell: (person) => `$${person.rate.toFixed(2)}/h`,
    align: 'end',
    sortable: true,
  },
]

const perPage = 2
const states = ['rows', 'loading'] as const

export function TablesGroup() {
  const [sort, setSort] = useState<TableSort>({ sortField: 'name', sortOrder: 'asc' })
  const [state, setState] = useState<(typeof states)[number]>('rows')
  const [page, setPage] = useState(1)
  const ticks = useTicks()
  const pageCount = Math.ceil(people.length / perPage)
  const rows = sorted(sort).slice((page - 1) * perPage, page * perPage)

  return (
    <KitGroup title="Table">
      <div className="flex flex-wrap gap-4">
        <RadioGroup
          aria-label="State"
          look="segmented"
          value={state}
          onChosen={setState}
          choices={states.map((value) => ({ value, label: value }))}
        />
        <DensityChoice />
      </div>
      <Table
        caption="People on the bench"
        columns={columns}
        rows={state === 'rows' ? rows : undefined}
        rowKey={(person) => person.id}
        rowName={(person) => person.name}
        sort={sort}
        onSortChange={setSort}
        ticks={ticks}
        rowActions={(person) => (
          <Menu
            trigger={<IconButton icon={Ellipsis} size="sm" label={`Actions for ${person.name}`} />}
          >
            <MenuItem icon={Pencil} onSelected={() => {}}>
              Edit
            </MenuItem>
            <MenuItem icon={UserMinus} onSelected={() => {}}>
              Take off the bench
            </MenuItem>
          </Menu>
        )}
      />
      <TicksBar ticks={ticks} among={rows.map(({ id }) => id)}>
        <Button variant="secondary" size="sm" onClick={ticks.clear}>
          <UserMinus aria-hidden />
          Take off the bench
        </Button>
      </TicksBar>
      <Pagination page={page} pageCount={pageCount} onPageChosen={setPage}>
        Page {page} of {pageCount}
      </Pagination>
    </KitGroup>
  )
}

function sorted({ sortField, sortOrder }: TableSort): Person[] {
  const sign = sortOrder === 'asc' ? 1 : -1
  return people.toSorted((one, other) => {
    if (sortField === 'rate') return sign * (one.rate - other.rate)
    const byRole = one.role.localeCompare(other.role)
    return sign * (sortField === 'role' ? byRole : one.name.localeCompare(other.name))
  })
}
