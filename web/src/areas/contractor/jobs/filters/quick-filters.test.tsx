// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'

import { mount } from '../../../../ui/testing/mount.ts'
import type { JobsSearch } from '../jobs-search.ts'
import { QuickFilters } from './quick-filters.tsx'

function Chips({ begin }: { begin: JobsSearch }) {
  const [search, setSearch] = useState(begin)
  return (
    <>
      <QuickFilters search={search} onChanged={(changes) => setSearch({ ...search, ...changes })} />
      <output>{JSON.stringify(search)}</output>
    </>
  )
}

const search = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '')

const chip = (name: string) => screen.getByRole('button', { name })
const isPressed = (name: string) => chip(name).getAttribute('aria-pressed') === 'true'

test('each touch sets a filter, and the next takes away that one alone', async () => {
  const { user } = mount(<Chips begin={{ roster: ['14:14'] }} />)

  await user.click(chip('FIFO'))
  await user.click(chip('8:6'))
  await user.click(chip('Starts ASAP'))
  expect(search()).toEqual({
    arrangement: ['fifo'],
    roster: ['14:14', '8:6'],
    startBefore: 'asap',
  })

  await user.click(chip('FIFO'))
  await user.click(chip('8:6'))
  expect(search()).toEqual({ roster: ['14:14'], startBefore: 'asap' })
  expect(isPressed('FIFO')).toBe(false)
})

test('drive-in is put to what was typed, and taken out of it', async () => {
  const { user } = mount(<Chips begin={{ search: 'fitter' }} />)

  await user.click(chip('DIDO'))
  expect(search()).toEqual({ search: 'fitter DIDO' })
  expect(isPressed('DIDO')).toBe(true)
  await user.click(chip('DIDO'))
  expect(search()).toEqual({ search: 'fitter' })
})

test('one rate takes the place of another', async () => {
  const { user } = mount(<Chips begin={{ rateMin: 900, rateType: 'day' }} />)

  await user.click(chip('From $60 / hour'))
  await user.click(chip('From $80 / hour'))
  expect(search()).toEqual({ rateMin: 80 })
  expect(isPressed('From $60 / hour')).toBe(false)
})
