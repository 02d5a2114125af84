// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { Suspense, type FormEvent } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { queryClient } from '../../../calls/query-client.ts'
import { beginSession, endSession } from '../../../calls/session-store.ts'
import { pointPageAt, serve, type TestServer } from '../../../testing/server.ts'
import { mount } from '../../../ui/testing/mount.ts'
import { BilledTo } from './billed-to.tsx'

let server: TestServer
let billing: Record<string, string | null>

beforeEach(async () => {
  billing = { billing_name: null, abn: null, order_number: null }
  server = await serve(({ path, method }) => {
    if (path === '/company/get-account') return { status: 200, body: { company_name: 'Saltbush' } }
    if (method === 'POST')
      billing = { billing_name: null, abn: '51824753556', order_number: 'PO-17' }
    return { status: 200, body: billing }
  })
  pointPageAt(server)
  beginSession('company', 'e-1')
})

afterEach(async () => {
  cleanup()
  endSession('company')
  queryClient.clear()
  await server.close()
})

test('what is said where one pays is on the receipt, and posts nothing by itself', async () => {
  const posted = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
  const { user } = mount(
    <form onSubmit={posted}>
      <Suspense fallback="Loading">
        <BilledTo />
      </Suspense>
    </form>,
  )
  await waitFor(() => expect(document.body.textContent).toContain('Receipt for Saltbush'))

  await user.click(screen.getByRole('button', { name: 'Change' }))
  await user.type(await screen.findByLabelText(/^ABN/), '51 824 753 55')
  await user.click(screen.getByRole('button', { name: 'Save billing details' }))
  expect(await screen.findAllByText('Please enter an ABN of 11 digits')).not.toHaveLength(0)

  await user.type(screen.getByLabelText(/^ABN/), '6')
  await user.type(screen.getByLabelText(/^Order number/), 'PO-17')
  await user.click(screen.getByRole('button', { name: 'Save billing details' }))

  await waitFor(() =>
    expect(document.body.textContent).toContain(
      'Receipt for Saltbush, ABN 51 824 753 556, order PO-17',
    ),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(posted).not.toHaveBeenCalled()
})
