// @vitest-environment jsdom
import { reference } from '@headframe/wire'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { queryClient } from '../../../../calls/query-client.ts'
import { readOf } from '../../../../calls/use-read.ts'
import { mount } from '../../../../ui/testing/mount.ts'
import { jobsSearch } from '../jobs-search.ts'
import { endOf } from '../jobs-wish.ts'
import { IndustryFilter } from './industry-filter.tsx'
import { RateFilter } from './rate-filter.tsx'
import { RosterFilter } from './roster-filter.tsx'
import { StartFilter } from './start-filter.tsx'

const onChanged = vi.fn()
const unknown = () => undefined
const asap = { startBefore: 'asap' } as const

afterEach(() => {
  onChanged.mockClear()
  queryClient.clear()
})

const chosenStart = () =>
  screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.labels?.[0]
    ?.textContent

test('a start by a date is chosen before there is one, and Back undoes it', async () => {
  const { user, rerender } = mount(
    <StartFilter countOf={unknown} search={asap} onChanged={onChanged} />,
  )

  await user.click(screen.getByRole('radio', { name: 'On or before a date' }))
  rerender(<StartFilter countOf={unknown} search={{}} onChanged={onChanged} />)
  expect(onChanged.mock.calls).toEqual([[{ startBefore: undefined }]])
  expect(chosenStart()).toBe('On or before a date')

  rerender(<StartFilter countOf={unknown} search={asap} onChanged={onChanged} />)
  expect(chosenStart()).toBe('As soon as possible')
  rerender(<StartFilter countOf={unknown} search={{}} onChanged={onChanged} />)
  expect(chosenStart()).toBe('Any time')
})

test('a date that is in force stands in its box', () => {
  mount(
    <StartFilter
      countOf={unknown}
      search={{ startBefore: endOf('2027-02-28') }}
      onChanged={onChanged}
    />,
  )

  expect(chosenStart()).toBe('On or before a date')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Latest start' }).value).not.toBe('')
})

test('what was told of a rate goes with it when all filters are cleared', async () => {
  const { user, rerender } = mount(<RateFilter search={{ rateMin: 95 }} onChanged={onChanged} />)
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: /Rate at least/ })

  await user.clear(box)
  await user.type(box, 'abc{Enter}')
  expect(screen.getByText(/Enter an amount in dollars/)).toBeTruthy()
  expect(onChanged).not.toHaveBeenCalled()

  rerender(<RateFilter search={jobsSearch.cleared} onChanged={onChanged} />)
  expect(box.value).toBe('')
  expect(screen.queryByText(/Enter an amount in dollars/)).toBeNull()
})

test('a roster that cannot be read is told in place, and nothing typed is lost', async () => {
  const { user } = mount(<RosterFilter countOf={unknown} search={{}} onChanged={onChanged} />)
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Another roster' })
  await user.type(box, 'when it suits')
  await user.click(screen.getByRole('button', { name: 'Add' }))

  expect(screen.getByText(/Write days on and days off/)).toBeTruthy()
  expect(box.value).toBe('when it suits')
  expect(onChanged).not.toHaveBeenCalled()
})

test('another industry leaves the roles of the first, and takes only its own along again', async () => {
  // What its reader has seen already is not asked for again.
  queryClient.setQueryData(readOf(reference.industries, {}).queryKey, [
    { id: 1, name: 'Mining' },
    { id: 9, name: 'Transport' },
  ])
  const surveyor = { id: 117, name: 'Mine Surveyor' }
  const driver = { id: 901, name: 'Road Train Driver' }
  queryClient.setQueryData(readOf(reference.roles, { industryId: 1 }).queryKey, [surveyor])
  queryClient.setQueryData(readOf(reference.roles, { industryId: 9 }).queryKey, [driver])
  const { user, rerender } = mount(
    <IndustryFilter
      countOf={unknown}
      search={{ industry: [1], role: [117] }}
      onChanged={onChanged}
    />,
  )

  await user.click(screen.getByRole('combobox', { name: 'Industry' }))
  await user.click(await screen.findByRole('option', { name: 'Transport' }))
  expect(onChanged).toHaveBeenLastCalledWith({ industry: [1, 9], role: [117] })

  rerender(
    <IndustryFilter
      countOf={unknown}
      search={{ industry: [1, 9], role: [117, 901] }}
      onChanged={onChanged}
    />,
  )
  await user.click(screen.getByRole('option', { name: 'Transport' }))
  expect(onChanged).toHaveBeenLastCalledWith({ industry: [1], role: [117] })
})
