// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { heading, open, serveProduct } from '../../testing/opened-app.tsx'

serveProduct()

test.each([
  ['/contractor/job/fitter-1a2b3c4d?apply=1', /^Sign in to apply\. You come straight back/],
  ['/contractor/job/fitter-1a2b3c4d', /^Sign in to save and apply\. You come straight back/],
  ['/contractor/jobs?search=fitter', /^Sign in to save and apply\. You come straight back/],
])('whoever was about to do something at %s is told that they come back to it', async (at, why) => {
  open(`/contractor/login?${new URLSearchParams({ redirect_uri: at }).toString()}`)
  expect(await screen.findByText(why)).toBeTruthy()
})

test('whoever just signs in is told nothing', async () => {
  open('/contractor/login?redirect_uri=%2Fcontractor%2Fprofile')
  await heading('Contractor Login')
  expect(screen.queryByText(/straight back/)).toBeNull()
})
