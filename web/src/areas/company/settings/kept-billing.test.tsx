// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { signIn } from '../../../calls/session.ts'
import { endedUntilSignIn, signInAgain, whoSignsIn } from '../../../testing/ended-session.ts'
import { heading, knowingAccounts, open, serveProduct } from '../../../testing/opened-app.tsx'

const product = serveProduct()
const later = { timeout: 15_000 }

// All of them answer: to act while three parts are still being read never ends in a test
// (github.com/react/react/issues/37556).
const partsOfSettings: Record<string, object> = {
  '/account/mail-preferences': {},
  '/account/sessions': { data: [] },
  '/company/v2/billing': { billing_name: null, abn: null, order_number: 'PO-1' },
  '/company/v2/people': { data: [], invitations: [] },
}

test('what was typed of billing waits while its writer signs in again, and is open then', async () => {
  product.replies = (heard) => {
    const body = partsOfSettings[heard.path]
    return body ? { status: 200, body } : knowingAccounts(heard)
  }
  signIn('company', 's-1', whoSignsIn)
  open('/company/settings')
  await heading('Account Settings')
  const user = userEvent.setup()
  await screen.findByText('You are signed in nowhere else.', {}, later)
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
