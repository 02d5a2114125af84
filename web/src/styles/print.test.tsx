// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { HeaderShell } from '../parts/frame/shell.tsx'
import { Composer } from '../parts/thread/composer.tsx'
import { onPaper, print } from '../testing/paper.ts'
import { Table } from '../ui/data/table.tsx'
import { Button } from '../ui/form/button.tsx'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { SearchBox } from '../ui/form/search-box.tsx'
import { Select } from '../ui/form/select.tsx'
import { Switch } from '../ui/form/switch.tsx'
import { TextArea } from '../ui/form/text-area.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { mount } from '../ui/testing/mount.ts'

const nothing = () => undefined
const options = [{ value: 'newest', label: 'Newest first' }]

test('paper says what the screen is called and how it stands, and nothing of the bar above it', () => {
  mount(
    <>
      <HeaderShell>Dashboard</HeaderShell>
      <main>
        <PageHeader title="Loader Operator" meta="Active" actions={<Button>Edit</Button>} />
      </main>
    </>,
  )
  print()

  expect(onPaper(screen.getByRole('heading', { name: 'Loader Operator' }))).toBe(true)
  expect(onPaper(screen.getByText('Active'))).toBe(true)
  expect(onPaper(screen.getByText('Edit'))).toBe(false)
  expect(onPaper(screen.getByText('Dashboard'))).toBe(false)
})

test('a table has all its heads and rows on paper, without what ticks, orders and acts', () => {
  mount(
    <main>
      <SearchBox label="Search your jobs" onSearched={nothing} />
      <Select aria-label="Sort by" options={options} />
      <Table
        caption="Jobs"
        columns={[{ key: 'name', label: 'Name', sortable: true, cell: (name: string) => name }]}
        rows={['Loader Operator']}
        rowKey={(name) => name}
        rowName={(name) => name}
        ticks={{
          ticked: new Set(),
          tick: nothing,
          tickTo: nothing,
          clear: nothing,
          box: { current: null },
          noteBox: nothing,
          bar: { current: null },
        }}
        sort={{ sortField: 'date', sortOrder: 'asc' }}
        onSortChange={nothing}
        rowActions={() => <Button>Close</Button>}
      />
    </main>,
  )
  const [boxes, orders] = [screen.getAllByRole('checkbox'), screen.getAllByRole('combobox')]
  const [name, search] = [
    screen.getByRole('button', { name: 'Name' }),
    screen.getByRole('searchbox'),
  ]
  print()

  expect(onPaper(name)).toBe(true)
  expect(onPaper(screen.getByText('Loader Operator'))).toBe(true)
  for (const box of [...boxes, ...orders, search]) expect(onPaper(box)).toBe(false)
  for (const words of ['Actions', 'Close', 'Sort by', 'Tick all on this page'])
    expect(onPaper(screen.getByText(words))).toBe(false)
})

test('what stands among the actions and is to be read has a column on paper', () => {
  mount(
    <main>
      <Table
        caption="Applicants"
        columns={[{ key: 'name', label: 'Name', cell: (name: string) => name }]}
        rows={['Mae Oku']}
        rowKey={(name) => name}
        actionsOnPaper="Status"
        rowActions={() => (
          <>
            Approved <Button>Undo</Button>
          </>
        )}
      />
    </main>,
  )
  print()

  expect(onPaper(screen.getByText('Status'))).toBe(true)
  expect(onPaper(screen.getByText('Approved'))).toBe(true)
  expect(onPaper(screen.getByText('Undo'))).toBe(false)
})

test('what somebody has said in a form can be read on paper', () => {
  mount(
    <main>
      <form>
        <TextArea aria-label="Description" defaultValue="Nights, half of the time." />
        <Select aria-label="Order" options={options} />
        <Checkbox label="No visa needed" defaultChecked />
        <Button>Save</Button>
      </form>
      <Switch label="Messages" />
      <Composer box={{ current: null }} body="" onTyped={nothing} onSent={nothing} />
    </main>,
  )
  print()

  expect(onPaper(screen.getByLabelText('Description'))).toBe(true)
  expect(onPaper(screen.getByLabelText('Order'))).toBe(true)
  expect(onPaper(screen.getByText('No visa needed'))).toBe(true)
  expect(onPaper(screen.getByText('Messages'))).toBe(true)
  expect(onPaper(screen.getByText('Save'))).toBe(false)
  expect(onPaper(screen.getByPlaceholderText('Write a message'))).toBe(false)
})
