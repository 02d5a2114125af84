// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { Button } from '../form/button.tsx'
import type { Column } from './table-props.ts'
import { Table } from './table.tsx'
import { expectNoViolations } from '../testing/axe.ts'
import { mount } from '../testing/mount.ts'

interface Person {
  id: string
  name: string
  rate: number
}

const people: Person[] = [
  { id: '1', name: 'Jo Nguyen', rate: 94 },
  { id: '2', name: 'Tom Baker', rate: 61 },
]

const columns: Column<Person>[] = [
  { key: 'name', label: 'Name', cell: (person) => person.name, sortable: true, inCard: 'title' },
  {
    key: 'rate',
    label: 'Rate',
    cell: (person) => `$${person.rate}/h`,
    sortable: true,
    align: 'end',
  },
]

const base = { caption: 'Bench', columns, rowKey: (person: Person) => person.id }

test('a table has a name, heads, rows and actions for each row', async () => {
  const { container } = mount(
    <Table {...base} rows={people} rowActions={(person) => <Button>Edit {person.name}</Button>} />,
  )

  const table = screen.getByRole('table', { name: 'Bench' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Name', 'Rate', 'Actions'])
  expect(within(table).getByText('Actions').className).not.toContain('sr-only')
  expect(within(table).getAllByRole('row')).toHaveLength(3)
  expect(screen.getByRole('button', { name: 'Edit Tom Baker' })).toBeTruthy()
  await expectNoViolations(container)
})

test('a head sorts upwards first and then downwards, and says which way it stands', async () => {
  const onSortChange = vi.fn()
  const sorting = { ...base, rows: people, onSortChange }
  const { user, rerender, container } = mount(
    <Table {...sorting} sort={{ sortField: 'name', sortOrder: 'asc' }} />,
  )
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe(
    'ascending',
  )
  expect(screen.getByRole('columnheader', { name: 'Rate' }).getAttribute('aria-sort')).toBe('none')
  await expectNoViolations(container)

  await user.click(screen.getByRole('button', { name: 'Rate' }))
  expect(onSortChange).toHaveBeenLastCalledWith({ sortField: 'rate', sortOrder: 'asc' })

  rerender(<Table {...sorting} sort={{ sortField: 'rate', sortOrder: 'asc' }} />)
  await user.click(screen.getByRole('button', { name: 'Rate' }))
  expect(onSortChange).toHaveBeenLastCalledWith({ sortField: 'rate', sortOrder: 'desc' })
})

test('the arrow of a head of figures stands behind its word, not beside the head before', () => {
  const sort = { sortField: 'name', sortOrder: 'asc' } as const
  mount(<Table {...base} rows={people} sort={sort} onSortChange={() => undefined} />)

  const rate = screen.getByRole('button', { name: 'Rate' })
  expect(rate.lastChild?.nodeName).toBe('svg')
  expect(rate.className).not.toContain('reverse')
})

test('on cards, which have no heads, the order is chosen from a list', async () => {
  const onSortChange = vi.fn()
  const { user } = mount(
    <Table
      {...base}
      rows={people}
      sort={{ sortField: 'name', sortOrder: 'asc' }}
      onSortChange={onSortChange}
    />,
  )

  await user.selectOptions(screen.getByLabelText('Sort by'), 'Rate, descending')

  expect(onSortChange).toHaveBeenCalledWith({ sortField: 'rate', sortOrder: 'desc' })
})

test('cards in an order that no column has do not claim to be in that of one', async () => {
  const onSortChange = vi.fn()
  const sort = { sortField: '', sortOrder: 'desc' } as const
  const { user } = mount(<Table {...base} rows={people} sort={sort} onSortChange={onSortChange} />)
  const choice = screen.getByLabelText('Sort by')
  expect(choice).toHaveProperty('value', '')

  await user.selectOptions(choice, 'Name, ascending')
  expect(onSortChange).toHaveBeenCalledWith({ sortField: 'name', sortOrder: 'asc' })
})

test('while the first page loads, its rows are held open and it is said', async () => {
  const { container } = mount(<Table {...base} rows={undefined} skeletonRows={4} />)

  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  expect(screen.getAllByRole('row')).toHaveLength(5)
  expect(screen.getByRole('status').textContent).toBe('Loading: Bench')
  await expectNoViolations(container)
})
