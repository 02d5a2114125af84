// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { mount } from '../../ui/testing/mount.ts'
import { Chips } from './chips.tsx'

const entries = ['Dogging', 'Forklift', 'First aid', 'White card']

test('those that do not fit are one press away, and go again', async () => {
  const { user } = mount(<Chips label="Qualifications" entries={entries} most={2} />)
  const shown = () => entries.filter((entry) => screen.queryByText(entry))
  expect(shown()).toEqual(['Dogging', 'Forklift'])

  await user.click(screen.getByRole('button', { name: '2 more qualifications' }))
  expect(shown()).toEqual(entries)
  await user.click(screen.getByRole('button', { name: 'Fewer qualifications' }))
  expect(shown()).toEqual(['Dogging', 'Forklift'])
})

test('where all fit there is nothing to press', () => {
  mount(<Chips label="Qualifications" entries={entries} />)
  expect(screen.queryByRole('button')).toBeNull()
})
