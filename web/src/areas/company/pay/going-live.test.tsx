// @vitest-environment jsdom
import { jobStatus } from '@headframe/wire'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { queryClient } from '../../../calls/query-client.ts'
import { pointPageAt, serve, type TestServer } from '../../../testing/server.ts'
import { mount } from '../../../ui/testing/mount.ts'
import { GoingLive } from './going-live.tsx'

let server: TestServer

beforeEach(async () => {
  server = await serve(() => ({ status: 200, body: { uuid: 'j-1', status: jobStatus.draft } }))
  pointPageAt(server)
})

afterEach(async () => {
  cleanup()
  queryClient.clear()
  await server.close()
})

test('whoever waits is not interrupted by what is asked meanwhile', async () => {
  mount(<GoingLive uuid="j-1" intentId="pi_1" />)
  const heading = screen.getByRole('heading', { name: 'Your payment is in' })
  expect(document.activeElement).toBe(heading)

  await waitFor(() => expect(server.heard.length).toBeGreaterThan(1), { timeout: 5000 })
  expect(screen.getByRole('heading')).toBe(heading)
})
