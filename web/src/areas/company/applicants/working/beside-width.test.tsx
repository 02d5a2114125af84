// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { heading, open } from '../../../../testing/opened-app.tsx'
import { aChangingWindow } from '../../../../testing/window-media.ts'
import { later, openOne, passUnseen, serveApplicants } from './testing/served-applicants.ts'

const hiring = serveApplicants()

const arloBeside = '/company/view-job/j-1?tab=applicants&applicant=Arlo'

test('whoever prints finds the screen as it was, with the same applicant beside the list', async () => {
  const change = aChangingWindow()
  const { where } = open(arloBeside)
  await openOne('Arlo')

  change({ isPaper: true, isWide: false })
  expect(screen.getByRole('region', { name: 'Candidate' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'Arlo Oku' })).toBeTruthy()
  change({ isPaper: false, isWide: true })

  expect(where()).toBe(arloBeside)
  await userEvent.setup().keyboard('j')
  await openOne('Tess')
})

test('a window that was narrow for a while has the list beside the applicant again', async () => {
  const change = aChangingWindow()
  const { where } = open(arloBeside)
  await openOne('Arlo')

  change({ isWide: false })
  await heading('Arlo Oku')
  expect(where()).toBe('/company/view-job/j-1/applicant/Arlo')
  await userEvent.setup().click(await screen.findByRole('link', { name: /^Next/ }, later))
  await heading('Tess Oku')

  change({ isWide: true })
  await openOne('Tess')
  expect(where()).toBe('/company/view-job/j-1?tab=applicants&applicant=Tess')
  await userEvent.setup().keyboard('{Escape}')
  await screen.findByRole('table', {}, later)
})

test('a page that somebody asked for in full stays one, however wide the window becomes', async () => {
  const change = aChangingWindow()
  const { where } = open(arloBeside)
  await openOne('Arlo')
  await userEvent.setup().click(screen.getByRole('link', { name: 'Full page' }))
  await heading('Arlo Oku')

  change({ isWide: false })
  change({ isWide: true })

  await waitFor(() => expect(where()).toBe('/company/view-job/j-1/applicant/Arlo'))
  expect(await heading('Arlo Oku')).toBeTruthy()
})

test('whoever decides about several on a phone takes it back where they pressed, until it is told', async () => {
  aChangingWindow()({ isWide: false })
  const { where } = open('/company/view-job/j-1?tab=applicants')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('checkbox', { name: 'Tick all on this page' }, later))
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  const dialog = await screen.findByRole('dialog', { name: /^Reject/ }, later)
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }))

  const undo = await screen.findByRole('button', { name: /^Undo .*applicants rejected/ }, later)
  expect(
    screen.getByRole('group', { name: 'Ticked rows' }).nextElementSibling?.contains(undo),
  ).toBe(true)
  await passUnseen()
  await user.click(undo)
  await waitFor(() => expect(hiring.standings()).not.toContain(2))
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^Undo .*applicants/ })).toBeNull(),
  )

  // And another decision has its bar of ticked rows as before.
  await user.click(screen.getByRole('checkbox', { name: 'Tick Mae Oku' }))
  expect(screen.getByRole('button', { name: 'Untick all' })).toBeTruthy()
  expect(where()).toBe('/company/view-job/j-1?tab=applicants')
})
