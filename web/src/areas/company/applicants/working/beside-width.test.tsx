// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { heading, open } from '../../../../testing/opened-app.tsx'
import { aChangingWindow } from '../../../../testing/window-media.ts'
import { later, openOne, serveApplicants } from './testing/served-applicants.ts'

serveApplicants()

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
