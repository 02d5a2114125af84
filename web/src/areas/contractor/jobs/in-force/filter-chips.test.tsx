// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'

import { expectNoViolations } from '../../../../ui/testing/axe.ts'
import { mount } from '../../../../ui/testing/mount.ts'
import { FilterChips } from './filter-chips.tsx'
import { filtersInForce } from './filters-in-force.ts'
import type { JobsSearch } from '../jobs-search.ts'
import { resultsHeadingId } from '../results-heading.ts'

const names = {
  industry: new Map([
    [1, 'Mining'],
    [9, 'Transport'],
  ]),
  role: new Map([
    [117, 'Mine Surveyor'],
    [901, 'Road Train Driver'],
  ]),
  rolesOf: new Map([
    [1, [{ id: 117, name: 'Mine Surveyor' }]],
    [9, [{ id: 901, name: 'Road Train Driver' }]],
  ]),
}

const filtersOf = (search: JobsSearch) => filtersInForce(search, names, true)

function Chips({ begin }: { begin: JobsSearch }) {
  const [search, setSearch] = useState(begin)
  return (
    <>
      <FilterChips
        filters={filtersOf(search)}
        filtersWithout={({ without }) => filtersOf({ ...search, ...without(search) })}
        onChanged={(changes) =>
          setSearch((last) => ({
            ...last,
            ...(typeof changes === 'function' ? changes(last) : changes),
          }))
        }
      />
      <h2 id={resultsHeadingId} tabIndex={-1}>
        3 jobs
      </h2>
    </>
  )
}

const chips = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` })
const focused = () => document.activeElement

test('the focus goes on to the next filter, from the last one back, and at last to what was found', async () => {
  const { user, container } = mount(
    <Chips begin={{ search: 'fitter', workType: ['casual'], applied: '0' }} />,
  )
  await expectNoViolations(container)

  await user.click(remove('Casual'))
  expect(focused()).toBe(remove('Not applied to yet'))
  await user.click(remove('Not applied to yet'))
  expect(focused()).toBe(remove('“fitter”'))
  await user.click(remove('“fitter”'))
  expect(focused()).toBe(screen.getByRole('heading', { name: '3 jobs' }))
})

test('two that are taken away in one moment are both gone', () => {
  mount(<Chips begin={{ arrangement: ['fifo', 'office', 'wfh'], industry: [1, 9], role: [901] }} />)

  // Nothing is drawn anew between them.
  act(() => {
    for (const name of ['FIFO', 'WFH', 'Transport']) remove(name).click()
  })

  expect(chips()).toEqual(['Office / On Site', 'Mining'])
})

test('with an industry go its own roles, and the focus goes past them to a filter that stays', async () => {
  const { user } = mount(<Chips begin={{ industry: [1, 9], role: [901, 117], applied: '0' }} />)

  await user.click(remove('Transport'))

  expect(chips()).toEqual(['Mining', 'Mine Surveyor', 'Not applied to yet'])
  expect(focused()).toBe(remove('Mine Surveyor'))
})

test('where no filter is left but what goes with this one, the focus goes to what was found', async () => {
  const { user } = mount(<Chips begin={{ industry: [1], role: [117] }} />)

  await user.click(remove('Mining'))

  expect(chips()).toEqual([])
  expect(focused()).toBe(screen.getByRole('heading', { name: '3 jobs' }))
})
