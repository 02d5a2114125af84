import { Ellipsis, Pencil, UserMinus } from 'lucide-react'
import { useState } from 'react'

import { Badge } from '../badge.tsx'
import { IconButton } from '../icon-button.tsx'
import { Menu, MenuItem } from '../menu.tsx'
import { RadioGroup } from '../radio-group.tsx'
import type { TableSort } from '../table-sort.tsx'
import { Table, type Column } from '../table.tsx'
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

const states = ['rows', 'loading', 'empty', 'error'] as const

export function TablesGroup() {
  const [sort, setSort] = useState<TableSort>({ key: 'name', direction: 'ascending' })
  const [density, setDensity] = useState<'comfortable' | 'compact'>('comfortable')
  const [state, setState] = useState<(typeof states)[number]>('rows')

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
        <RadioGroup
          aria-label="Density"
          look="segmented"
          value={density}
          onChosen={setDensity}
          choices={[
            { value: 'comfortable', label: 'Comfortable' },
            { value: 'compact', label: 'Compact' },
          ]}
        />
      </div>
      <Table
        caption="People on the bench"
        columns={columns}
        rows={state === 'loading' ? undefined : state === 'empty' ? [] : sorted(sort)}
        rowKey={(person) => person.id}
        sort={sort}
        onSortChange={setSort}
        density={density}
        isRowSelected={(person) => person.id === '2'}
        empty="Nobody is on this bench yet."
        error={state === 'error' && 'The list could not be loaded.'}
        onRetried={() => setState('rows')}
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
    </KitGroup>
  )
}

function sorted({ key, direction }: TableSort): Person[] {
  const sign = direction === 'ascending' ? 1 : -1
  return people.toSorted((one, other) => {
    if (key === 'rate') return sign * (one.rate - other.rate)
    return (
      sign *
      (key === 'role' ? one.role.localeCompare(other.role) : one.name.localeCompare(other.name))
    )
  })
}
