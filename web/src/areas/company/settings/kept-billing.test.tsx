// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { signIn } from '../../../calls/session.ts'
import { endedUntilSignIn, signInAgain, whoSignsIn } from '../../../testing/ended-session.ts'
import { heading, knowingAccounts, open, serveProduct } from '../../../testing/opened-app.tsx'

const product = serveProduct()
const later = { timeout: 15_000 }

test('what was typed of billing waits while its writer signs in again, and is open then', async () => {
  const billing = { billing_name: null, abn: null, order_number: 'PO-1' }
  product.replies = (heard) =>
    heard.path === '/company/v2/billing' ? { status: 200, body: billing } : knowingAccounts(heard)
  signIn('company', 's-1', whoSignsIn)
  open('/company/settings')
  await heading('Account Settings')
  const user = userEvent.setup()
  const row = within(await screen.findByRole('region', { name: 'Billing' }, later))
  await user.click(await row.findByRole('button', { name: /^Change/ }))
  await user.type(await screen.findByLabelText(/^Billing name/), 'Redback Group')

  product.replies = endedUntilSignIn(product.replies)
  await user.keyboard('{Enter}')
  await signInAgain(user, 'Company')

  const name = await screen.findByLabelText<HTMLInputElement>(/^Billing name/, {}, later)
  expect(name.value).toBe('Redback Group')
  expect(screen.getByLabelText<HTMLInputElement>(/^Order number/).value).toBe('PO-1')
  expect(screen.getByText(/It has not been saved/)).toBeDefined()
})
