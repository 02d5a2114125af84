// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { queryClient } from '../../../calls/query-client.ts'
import { beginSession, endSession } from '../../../calls/session-store.ts'
import { pointPageAt, serve, type TestServer } from '../../../testing/server.ts'
import { aTalentPool } from '../../../testing/talent-pool.ts'
import { ToastPlace } from '../../../ui/overlay/toast-place.tsx'
import { AddToPool } from './add-to-pool.tsx'

let server: TestServer
let already: readonly string[]
let gone: readonly string[]

beforeEach(async () => {
  already = []
  gone = []
  sessionStorage.clear()
  server = await serve(({ path, body }) => {
    if (path.includes('createPool')) {
      const data = aTalentPool({ talent_pool_hash: 'pool-9', name: 'Mill reline, May' })
      return { status: 200, body: { status: 'SUCCESS', data } }
    }
    if (path.includes('addProfileToPool')) {
      const { ph } = JSON.parse(body) as { ph: string }
      if (gone.includes(ph))
        return { status: 404, body: { error: 'Not found.', code: 'NOT_FOUND' } }
      const added = !already.includes(ph)
      return { status: 200, body: { success: true, status: 'SUCCESS', added } }
    }
    return { status: 200, body: [], headers }
  })
  pointPageAt(server)
  beginSession('staff', 's-1')
})

const headers = {
  'X-Total-Count': '0',
  'X-Page': '1',
  'X-Page-Size': '100',
  'X-Total-Pages': '1',
}

afterEach(async () => {
  endSession('staff')
  queryClient.clear()
  await server.close()
})

async function putIntoNewPool() {
  const onDone = vi.fn()
  const { unmount } = render(
    <>
      <AddToPool hashes={['ash', 'bo']} onDone={onDone} />
      <ToastPlace />
    </>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'New talent pool' }))
  await user.type(await screen.findByLabelText(/^Name/), 'Mill reline, May')
  await user.click(screen.getByRole('button', { name: 'Create talent pool' }))
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled(), { timeout: 10_000 })
  return unmount
}

test('whoever is ticked is put into a pool that is made for them there and then', async () => {
  await putIntoNewPool()
  const added = server.heard.filter(({ path }) => path.includes('addProfileToPool'))
  expect(added.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { tph: 'pool-9', ph: 'ash' },
    { tph: 'pool-9', ph: 'bo' },
  ])
  expect(await screen.findByText('2 people put into Mill reline, May.')).toBeTruthy()
})

test.each([
  [['bo'], '1 person put into Mill reline, May. 1 was in it already.'],
  [['ash', 'bo'], '2 people were in Mill reline, May already.'],
])('of whoever was in it already, %j, it is said that they were', async (before, told) => {
  already = before
  await putIntoNewPool()
  expect(await screen.findByText(told)).toBeTruthy()
})

test.each([
  [['ash'], '1 person put into Mill reline, May. 1 person is no longer among your profiles.'],
  [['ash', 'bo'], '2 people are no longer among your profiles.'],
])('whoever is gone by now, %j, keeps nobody else out', async (who, told) => {
  gone = who
  await putIntoNewPool()
  // What went wrong is drawn, and told aloud.
  expect(await screen.findAllByText(told)).not.toHaveLength(0)
})
