// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { aListedJob } from '../../../testing/listed-job.ts'
import { knowingAccounts, open, serveProduct } from '../../../testing/opened-app.tsx'

const product = serveProduct()
const later = { timeout: 15_000 }
let isSaved: boolean
let isCutOff: boolean

beforeEach(() => {
  isSaved = true
  isCutOff = false
  product.replies = (heard) => {
    if (heard.path.startsWith('/contractor/saved-jobs')) {
      const job = aListedJob({ saved: isSaved })
      return { status: 200, body: [job], headers: { 'X-Total-Count': '1', 'X-Total-Pages': '1' } }
    }
    if (heard.path !== '/contractor/save-job') return knowingAccounts(heard)
    if (isCutOff) return 'hang up'
    isSaved = (JSON.parse(heard.body) as { saved: boolean }).saved
    return { status: 200, body: { saved: isSaved } }
  }
  beginSession('contractor', 'c-1')
})

const button = (name: string) => screen.findByRole('button', { name }, later)

test('a saved job that cannot be removed is told of as that, stays, and goes once there is a network', async () => {
  const user = userEvent.setup()
  open('/contractor/saved-jobs')
  isCutOff = true
  await user.click(await button('Saved: Fitter'))

  const says = 'The job could not be removed from your saved jobs. Please try again.'
  expect(await screen.findAllByText(says, { exact: false }, later)).not.toEqual([])
  expect((await button('Saved: Fitter')).getAttribute('aria-pressed')).toBe('true')

  isCutOff = false
  await user.click(await button('Saved: Fitter'))
  await button('Save Fitter')
  await waitFor(() => expect(isSaved).toBe(false))
})

test('a job that cannot be saved again is told of as that', async () => {
  const user = userEvent.setup()
  isSaved = false
  isCutOff = true
  open('/contractor/saved-jobs')
  await user.click(await button('Save Fitter'))

  const says = 'The job could not be saved. Please try again.'
  expect(await screen.findAllByText(says, { exact: false }, later)).not.toEqual([])
})
