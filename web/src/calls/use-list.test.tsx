// @vitest-environment jsdom
import { companyJobs } from '@headframe/wire'
import { focusManager } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { pointPageAt, serve, type Reply, type TestServer } from '../testing/server.ts'
import { queryClient } from './query-client.ts'
import { useList } from './use-list.ts'

let server: TestServer
let totals: Record<string, number>

beforeEach(async () => {
  totals = { '2': 0, all: 33 }
  server = await serve(({ path }): Reply => {
    const total = totals[path.includes('status=2') ? '2' : 'all']
    return { status: 200, body: [], headers: { 'X-Total-Count': String(total) } }
  })
  pointPageAt(server)
})

afterEach(async () => {
  cleanup()
  queryClient.clear()
  focusManager.setFocused(undefined)
  vi.useRealTimers()
  await server.close()
})

function Jobs({ status }: { status?: 2 }) {
  const { page, isEmpty, isRefreshing } = useList(companyJobs.list, { search: '', status })
  const text = `${page?.total ?? '?'} jobs${isEmpty ? ', none' : ''}${isRefreshing ? ', soon' : ''}`
  return <p>{text}</p>
}

test('that nothing fitted the last wish says nothing about the next one', async () => {
  const { rerender } = render(<Jobs status={2} />)
  await screen.findByText('0 jobs, none')

  rerender(<Jobs />)
  expect(screen.getByText('0 jobs, soon')).toBeTruthy()
  await screen.findByText('33 jobs')
})

test('a list that was left alone for a while is read again by whoever comes back to it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  render(<Jobs />)
  await screen.findByText('33 jobs')

  totals['all'] = 34
  vi.setSystemTime(Date.now() + 60_000)
  act(() => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
  })
  await screen.findByText('34 jobs')
})

test('a list that did not come is asked for again once the network is back', async () => {
  await server.close()
  render(<Failing />)
  await screen.findByText('trouble', {}, { timeout: 5000 })
  server = await serve(() => ({ status: 200, body: [], headers: { 'X-Total-Count': '3' } }))
  pointPageAt(server)

  act(() => {
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
  })
  await screen.findByText('3 jobs')
})

function Failing() {
  const { page, problem } = useList(companyJobs.list, { search: '' })
  return <p>{problem ? 'trouble' : `${page?.total ?? '?'} jobs`}</p>
}
