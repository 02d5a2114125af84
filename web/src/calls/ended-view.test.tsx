// @vitest-environment jsdom
import { companyAccounts, ownData } from '@headframe/wire'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { pointPageAt, serve, type TestServer } from '../testing/server.ts'
import { queryClient } from './query-client.ts'
import { beginSession, endSession } from './session-store.ts'
import { useGlance } from './use-read.ts'
import { useWrite } from './use-write.ts'

let server: TestServer

beforeEach(async () => {
  server = await serve(() => ({ status: 200, body: { success: true } }))
  pointPageAt(server)
  beginSession('company', 'c-1')
})

afterEach(async () => {
  cleanup()
  endSession('company')
  queryClient.clear()
  await server.close()
})

const reads = () => server.heard.filter(({ method }) => method === 'GET').length

/** How often it was read before the write: under load, what begins a session may have it read twice. */
async function opened(endsWhatIsShown: boolean): Promise<number> {
  const { result } = renderHook(() => {
    useGlance(companyAccounts.account, {}, true)
    return useWrite(ownData.erase, { endsWhatIsShown })
  })
  await waitFor(() => expect(reads()).toBeGreaterThan(0))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  const before = reads()
  await act(() => result.current.ask({ accountPassword: 'quandong' }))
  return before
}

test('what is in view is read again after a write', async () => {
  const before = await opened(false)
  await waitFor(() => expect(reads()).toBe(before + 1))
})

test('what a write has ended is not read again', async () => {
  const before = await opened(true)
  // Whatever is asked anew is under way by now.
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(reads()).toBe(before)
})
