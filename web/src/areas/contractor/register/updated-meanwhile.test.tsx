// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, expect, test, vi } from 'vitest'

import { open, serveProduct } from '../../../testing/opened-app.tsx'

const product = serveProduct()

// What a deployment has taken away while the first step was open.
vi.mock('./registration-form.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

// Another file of this worker has it again.
afterAll(() => {
  vi.doUnmock('./registration-form.ts')
  vi.resetModules()
})

afterEach(() => {
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

test('who registers while the product is updated goes on in a fresh document, where their address still stands', async () => {
  product.replies = ({ path }) =>
    path.startsWith('/contractor/register')
      ? { status: 200, body: {} }
      : { status: 503, body: { error: 'Back soon.', code: 'NOT_READY' } }
  const reload = vi.fn()
  const user = userEvent.setup()
  open('/contractor/register')
  await user.type(await screen.findByLabelText('Email'), 'marnie@people.example')
  await user.type(screen.getByLabelText('Password'), 'a long enough password')
  // jsdom loads nothing anew.
  vi.stubGlobal('location', { href: `${product.server.base}/contractor/register`, reload })
  await user.click(screen.getByRole('button', { name: /next/i }))

  await waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 10_000 })
  vi.unstubAllGlobals()
  cleanup()
  open('/contractor/register?step=login-details')
  expect(await screen.findByDisplayValue('marnie@people.example')).toBeTruthy()
  // A password is kept nowhere.
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')
  expect(screen.queryByText('A registration was begun on this device')).toBeNull()
})
