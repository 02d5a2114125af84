// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { act } from 'react'
import { expect, test } from 'vitest'

import { DensityChoice } from './density.tsx'
import { Table } from './table.tsx'
import { mount } from '../testing/mount.ts'

const table = (
  <Table
    caption="People"
    columns={[{ key: 'name', label: 'Name', cell: (name: string) => name }]}
    rows={['Ana']}
    rowKey={(name) => name}
  />
)
const isCompact = () => screen.getByRole('cell').className.includes('pointer-fine')

test('rows stand as close as somebody chose, in all tables and until they choose anew', async () => {
  const { user, unmount } = mount(
    <>
      <DensityChoice />
      {table}
    </>,
  )
  expect(isCompact()).toBe(false)

  await user.click(screen.getByRole('radio', { name: 'Compact' }))
  expect(isCompact()).toBe(true)
  unmount()
  mount(table)
  expect(isCompact()).toBe(true)

  // Another window has chosen.
  localStorage.setItem('tableDensity', 'comfortable')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'tableDensity' })))
  expect(isCompact()).toBe(false)
})
