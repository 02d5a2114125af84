// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { beginSession } from '../../../../calls/session-store.ts'
import { knowingAccounts, open, serveProduct } from '../../../../testing/opened-app.tsx'

const product = serveProduct()

const soon = { timeout: 10_000 }

test.each([
  ['a guest', false, 1],
  ['a company', true, 0],
])('%s is told or not how to hide what they have applied to', async (_who, isCompany, times) => {
  product.replies = knowingAccounts
  if (isCompany) beginSession('company', 'e-1')
  open('/contractor/jobs')

  await userEvent.setup().click(await screen.findByRole('button', { name: 'Filters' }, soon))

  await screen.findByText('Rate at least', {}, soon)
  expect(screen.queryAllByText(/to hide the jobs you have applied to/)).toHaveLength(times)
})
