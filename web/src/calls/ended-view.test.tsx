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

async function opened(endsWhatIsShown: boolean) {
  const { result } = renderHook(() => {
    useGlance(companyAccounts.account, {}, true)
    return useWrite(ownData.erase, { endsWhatIsShown })
  })
  await waitFor(() => expect(reads()).toBe(1))
  await act(() => result.current.ask({ accountPassword: 'quandong' }))
}

test('what is in view is read again after a write', async () => {
  await opened(false)
  await waitFor(() => expect(reads()).toBe(2))
})

test('what a write has ended is not read again', async () => {
  await opened(true)
  // Whatever is asked anew is under way by now.
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(reads()).toBe(1)
})
