// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { Button } from './button.tsx'
import { Table, type Column } from './table.tsx'
import { expectNoViolations } from './testing/axe.ts'
import { mount } from './testing/mount.ts'

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
    <Table {...sorting} sort={{ key: 'name', direction: 'ascending' }} />,
  )
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe(
    'ascending',
  )
  expect(screen.getByRole('columnheader', { name: 'Rate' }).getAttribute('aria-sort')).toBe('none')
  await expectNoViolations(container)

  await user.click(screen.getByRole('button', { name: 'Rate' }))
  expect(onSortChange).toHaveBeenLastCalledWith({ key: 'rate', direction: 'ascending' })

  rerender(<Table {...sorting} sort={{ key: 'rate', direction: 'ascending' }} />)
  await user.click(screen.getByRole('button', { name: 'Rate' }))
  expect(onSortChange).toHaveBeenLastCalledWith({ key: 'rate', direction: 'descending' })
})

test('on cards, which have no heads, the order is chosen from a list', async () => {
  const onSortChange = vi.fn()
  const { user } = mount(
    <Table
      {...base}
      rows={people}
      sort={{ key: 'name', direction: 'ascending' }}
      onSortChange={onSortChange}
    />,
  )

  await user.selectOptions(screen.getByLabelText('Sort by'), 'Rate, descending')

  expect(onSortChange).toHaveBeenCalledWith({ key: 'rate', direction: 'descending' })
})

test('while the first page loads, its rows are held open and it is said', async () => {
  const { container } = mount(<Table {...base} rows={undefined} skeletonRows={4} />)

  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  expect(screen.getAllByRole('row')).toHaveLength(5)
  expect(screen.getByRole('status').textContent).toBe('Loading: Bench')
  await expectNoViolations(container)
})

test('an empty table says what is not there', () => {
  mount(<Table {...base} rows={[]} empty="Nobody is on this bench yet." />)

  expect(screen.getByText('Nobody is on this bench yet.')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('a table that could not be loaded says so and is tried again', async () => {
  const onRetried = vi.fn()
  const { user } = mount(
    <Table
      {...base}
      rows={undefined}
      error="The list could not be loaded."
      onRetried={onRetried}
    />,
  )
  expect(screen.getByRole('alert').textContent).toContain('The list could not be loaded.')

  await user.click(screen.getByRole('button', { name: 'Try again' }))

  expect(onRetried).toHaveBeenCalledOnce()
})

test('that there were no rows before says nothing about those that are on their way', () => {
  const { rerender } = mount(<Table {...base} rows={[]} empty="Nobody on the bench." refreshing />)
  expect(screen.queryByText('Nobody on the bench.')).toBeNull()
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')

  rerender(<Table {...base} rows={[]} empty="Nobody on the bench." />)
  expect(screen.getByText('Nobody on the bench.')).toBeTruthy()
})
