// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { mount } from '../testing/mount.ts'
import { FilterPills } from './filter-pills.tsx'

const pills = ['All', 'Pending', 'Accepted', 'Declined'].map((label) => ({ value: label, label }))
const widthOfPill = 120
const widthOfRow = 300

/** jsdom draws nothing: the pills stand side by side in a row that is narrower than all of them. */
function drawn() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = screen.getByRole('group')
    const index = [...row.children].indexOf(this)
    return index === -1
      ? new DOMRect(0, 0, widthOfRow, 44)
      : new DOMRect(index * widthOfPill - row.scrollLeft, 0, widthOfPill, 44)
  })
}

const row = (value: string) => (
  <FilterPills label="Status" pills={pills} value={value} onChosen={() => {}} />
)

const seen = (name: string) => {
  const { left, right } = screen.getByRole('button', { name }).getBoundingClientRect()
  return left >= 0 && right <= widthOfRow
}

test('what is chosen is pushed into view on arrival, and when it becomes another', () => {
  drawn()
  const { rerender } = mount(row('Declined'))
  expect(seen('Declined')).toBe(true)
  expect(seen('All')).toBe(false)

  rerender(row('All'))
  expect(seen('All')).toBe(true)
})
