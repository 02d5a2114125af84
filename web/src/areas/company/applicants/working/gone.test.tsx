// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { later, openedTable, openOne, serveApplicants } from './testing/served-applicants.ts'

const hiring = serveApplicants()

const leave = (name: string) => {
  hiring.people = hiring.people.filter(({ first_name }) => first_name !== name)
}

const countOf = (name: RegExp) => screen.getByRole('button', { name }).textContent

test('who has withdrawn meanwhile leaves the list, its counts and its ticks, and the next who waits is at hand', async () => {
  const { user, where } = await openedTable()
  for (const name of ['Mae', 'Arlo'])
    await user.click(screen.getByRole('checkbox', { name: `Tick ${name} Oku` }))
  expect(countOf(/^Pending/)).toBe('Pending4')

  leave('Arlo')
  await user.click(screen.getByRole('link', { name: 'Arlo Oku' }))

  await screen.findByText('There is no such applicant.', {}, later)
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Arlo Oku' })).toBeNull(), later)
  expect(countOf(/^Pending/)).toBe('Pending3')
  expect(
    within(screen.getByRole('group', { name: 'Ticked rows' })).getAllByText('1 ticked'),
  ).not.toEqual([])

  await user.click(screen.getByRole('button', { name: 'Next pending' }))
  await openOne('Mae')
  expect(where()).toContain('applicant=Mae')
})

test('from somebody who is gone one goes back to a list without them', async () => {
  hiring.people = hiring.people.map((one) => ({ ...one, status: 1 }))
  const { user } = await openedTable()
  leave('Mae')
  await user.click(screen.getByRole('link', { name: 'Mae Oku' }))

  const back = await screen.findByRole('button', { name: 'Back to the list' }, later)
  expect(screen.queryByRole('button', { name: 'Next pending' })).toBeNull()
  await user.click(back)

  await screen.findByRole('table', {}, later)
  expect(screen.queryByText('Mae Oku')).toBeNull()
  expect(screen.getByText('Noor Oku')).toBeTruthy()
})

test('who was decided about here, and is gone by now, holds no place and can be undone no more', async () => {
  const { user } = await openedTable()
  await user.click(screen.getByRole('button', { name: 'Approve Mae Oku' }))
  await screen.findByRole('button', { name: /^Undo/ }, later)

  leave('Mae')
  await user.click(screen.getByRole('link', { name: 'Mae Oku' }))
  await screen.findByText('There is no such applicant.', {}, later)

  await waitFor(() => expect(screen.queryByRole('link', { name: 'Mae Oku' })).toBeNull(), later)
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

test('on the page of somebody who is gone the way on leads to the other applicants', async () => {
  const { user } = await openedTable()
  await user.keyboard('j')
  await openOne('Mae')
  leave('Tess')
  await user.click(screen.getByRole('link', { name: 'Full page' }))
  await user.click(await screen.findByRole('link', { name: /^Next/ }, later))
  await user.click(await screen.findByRole('link', { name: /^Next/ }, later))

  await user.click(await screen.findByRole('link', { name: 'See the applicants' }, later))
  await screen.findByRole('table', {}, later)
  await waitFor(() => expect(screen.queryByText('Tess Oku')).toBeNull())
  expect(screen.getByText('Noor Oku')).toBeTruthy()
})
