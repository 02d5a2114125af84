// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { knowingAccounts, open, serveProduct } from '../testing/opened-app.tsx'
import { beginSession } from './session-store.ts'

const product = serveProduct()
const later = { timeout: 15_000 }

/** Nothing that a screen asks for is answered: whatever is asked is asked without waiting for the rest. */
beforeEach(() => {
  product.replies = (heard) => {
    const answer = knowingAccounts(heard)
    return answer === 'hang up' || answer === 'keep waiting' || answer.status !== 200
      ? 'keep waiting'
      : answer
  }
})

const asked = () => product.server.heard.map(({ path }) => path.split('?')[0])

test.each([
  ['the dashboard', 'company', '/company/dashboard', ['/company/dashboard', '/company/v2/profile']],
  [
    'the applicants of a job',
    'company',
    '/company/view-job/j-1?tab=applicants&status=1',
    ['/company/get-job/j-1', '/company/get-applicants/j-1'],
  ],
  [
    'payments',
    'company',
    '/company/payment-history',
    ['/company/get-payments', '/company/get-credits'],
  ],
  [
    'an incomplete profile',
    'contractor',
    '/contractor/profile',
    ['/contractor/get-profile', '/contractor/get-uploads', '/contractor/get-answers'],
  ],
  [
    'a profile that is edited',
    'contractor',
    '/contractor/profile/edit',
    ['/contractor/get-profile', '/contractor/get-uploads'],
  ],
  [
    'the editor of a company',
    'company',
    '/company/profile/edit',
    ['/company/v2/profile', '/v2/industries'],
  ],
  [
    'the settings of a contractor',
    'contractor',
    '/contractor/settings',
    ['/account/sessions', '/account/mail-preferences'],
  ],
  [
    'the settings of a company',
    'company',
    '/company/settings',
    ['/account/sessions', '/account/mail-preferences'],
  ],
] as const)('all that %s begins with is asked for at once', async (_, kind, address, calls) => {
  beginSession(kind, 'token')
  open(address)

  await waitFor(() => expect(asked()).toEqual(expect.arrayContaining([...calls])), later)
})

test.each([
  ['a job', '/contractor/job/fitter-1', 'Loading the job', '/contractor/get-job/fitter-1'],
  [
    'a company',
    '/contractor/company/redback',
    'Loading the company',
    '/contractor/v2/companies/redback',
  ],
  ['the list of jobs', '/contractor/jobs', 'Looking for jobs', '/contractor/get-jobs'],
])('%s is asked for once, by whoever comes first', async (_, address, waiting, call) => {
  open(address)

  await waitFor(() => expect(asked()).toContain(call), later)
  await screen.findAllByText(waiting, {}, later)
  expect(asked().filter((path) => path === call)).toHaveLength(1)
})
