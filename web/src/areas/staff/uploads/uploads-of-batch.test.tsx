// @vitest-environment jsdom
import { uploadStatus, type Upload, type UploadStatus } from '@headframe/wire'
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { beginSession, endSession } from '../../../calls/session-store.ts'
import { queryClient } from '../../../calls/query-client.ts'
import { pointPageAt, serve, type TestServer } from '../../../testing/server.ts'
import type { BatchFile } from './upload-batch.ts'
import { cameOf, useUploadsOf } from './uploads-of-batch.ts'

let server: TestServer | undefined

afterEach(async () => {
  endSession('staff')
  queryClient.clear()
  await server?.close()
})

const file = new File(['%PDF-1.7'], 'resume.pdf')

function sent(hash: string): BatchFile {
  return { id: hash, file, state: 'sent', hash, sentBefore: null }
}

function upload(hash: string, status: UploadStatus): Upload {
  const nobody = { profile_hash: null, profile_name: null, message: null }
  return { file_hash: hash, file_name: 'resume.pdf', upload_date: 1, status, ...nobody }
}

test('a batch is told as done once all of it is read', () => {
  const batch = [...['a', 'b', 'c', 'd'].map(sent), { id: 'e', file, state: 'chosen' } as const]
  const { success, review, error, pending } = uploadStatus
  const uploads = (last: UploadStatus) =>
    new Map([
      ['a', upload('a', success)],
      ['b', upload('b', success)],
      ['c', upload('c', review)],
      ['d', upload('d', last)],
    ])

  expect(cameOf(batch, uploads(pending))).toBeUndefined()
  expect(cameOf(batch, new Map())).toBeUndefined()
  const began = '2 led to profiles, 1 waits for your decision'
  expect(cameOf(batch, uploads(error))).toBe(`${began}, 1 came to nothing`)
})

test('more than one page holds are followed all the same', async () => {
  const hashes = Array.from({ length: 101 }, (_, at) => `f-${at}`)
  server = await serve(({ path }) => {
    // The newest first: what was sent first stands on the second page.
    const page = path.includes('page=2') ? 2 : 1
    const rows = hashes.toReversed().map((hash) => upload(hash, uploadStatus.success))
    const headers = {
      'X-Total-Count': '101',
      'X-Page': String(page),
      'X-Page-Size': '100',
      'X-Total-Pages': '2',
    }
    return { status: 200, body: rows.slice(page * 100 - 100, page * 100), headers }
  })
  pointPageAt(server)
  beginSession('staff', 's-1')
  const batch = hashes.map(sent)

  const { result } = renderHook(() => useUploadsOf(batch))

  await waitFor(() => expect(cameOf(batch, result.current)).toBe('101 led to profiles'))
})
