// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { beginSession, endSession } from '../../../calls/session-store.ts'
import { queryClient } from '../../../calls/query-client.ts'
import { pointPageAt, serve, type Replies, type TestServer } from '../../../testing/server.ts'
import { mount } from '../../../ui/testing/mount.ts'
import UploadPanel from './upload-panel.tsx'

let server: TestServer | undefined

beforeEach(() => beginSession('staff', 's-1'))
afterEach(async () => {
  // Whoever signs out leaves no files behind for the next.
  endSession('staff')
  queryClient.clear()
  await server?.close()
})

const pdf = (name: string, bytes = '%PDF-1.7') => new File([bytes], name)

async function choose(replies: Replies, ...files: File[]) {
  server = await serve(replies)
  pointPageAt(server)
  const { user } = mount(<UploadPanel />)
  await user.upload(screen.getByLabelText('Resumes'), files)
  return user
}

const row = (name: string) => {
  const item = screen.getByText(name).closest('li')
  if (!item) throw new Error(`No row of ${name}`)
  return within(item)
}

test('a file that is called back before it is sent is never sent', async () => {
  const user = await choose(() => 'keep waiting', pdf('one.pdf'), pdf('two.pdf', '%PDF-1.7 two'))
  await user.click(await screen.findByRole('button', { name: 'Remove two.pdf' }))

  await user.click(screen.getByRole('button', { name: 'Upload 1 file' }))

  await waitFor(() => expect(server?.heard).toHaveLength(1))
  expect(screen.queryByText('two.pdf')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Cancel one.pdf' }))
  await waitFor(() => expect(screen.queryByText('one.pdf')).toBeNull())
})

test('one that is refused says why in its own row, and stops none of the others', async () => {
  const errorMessage = 'This file is known to do harm, so it was not taken.'
  const harmful = { error: errorMessage, errorMessage, code: 'UNSUPPORTED_TYPE', success: false }
  const user = await choose(
    ({ path, body }) => {
      if (!path.includes('uploadResume')) return { status: 200, body: [] }
      return body.includes('one.pdf')
        ? { status: 415, body: harmful }
        : { status: 503, body: { error: 'Back soon.', code: 'NOT_READY' } }
    },
    pdf('one.pdf'),
    pdf('two.pdf', '%PDF-1.7 two'),
  )
  await user.click(await screen.findByRole('button', { name: 'Upload 2 files' }))

  expect(await row('one.pdf').findByText(errorMessage)).not.toBeNull()
  expect(await row('two.pdf').findByText('Back soon.')).not.toBeNull()
  // What will not be taken another time is not offered another time.
  expect(row('one.pdf').queryByRole('button', { name: /again/ })).toBeNull()
  await user.click(row('two.pdf').getByRole('button', { name: 'Try two.pdf again' }))
  await waitFor(() => expect(server?.heard.filter(({ body }) => body)).toHaveLength(3))
  expect(await screen.findByText(/2 files could not be taken\./)).not.toBeNull()
})

test('whoever uploads by keyboard stays where it goes on, and is not at the top of the page', async () => {
  const user = await choose(
    ({ path }) =>
      path.includes('uploadResume')
        ? { status: 503, body: { error: 'Back soon.', code: 'NOT_READY' } }
        : { status: 200, body: [] },
    pdf('one.pdf'),
    pdf('two.pdf', '%PDF-1.7 two'),
  )
  const press = (name: string) => {
    screen.getByRole('button', { name }).focus()
    return user.keyboard('{Enter}')
  }
  const files = await screen.findByRole('list', { name: 'Files' })
  await press('Upload 2 files')
  await screen.findByText(/2 files could not be taken\./)
  expect(document.activeElement).toBe(files)

  await press('Remove one.pdf')
  expect(document.activeElement).toBe(files)
  await press('Clear what is done')
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Add profiles' }))
})

test('the same file chosen twice stands there once', async () => {
  const file = pdf('one.pdf')
  const user = await choose(() => 'keep waiting', file)
  await screen.findByText('one.pdf')
  await user.upload(screen.getByLabelText('Resumes'), [file])

  expect(await screen.findByRole('button', { name: 'Upload 1 file' })).not.toBeNull()
})

test('what is no resume is told at once in its own row', async () => {
  await choose(() => 'keep waiting', pdf('one.pdf'), pdf('not.pdf', 'hello'))

  expect(await row('not.pdf').findByText(/^Invalid file selected\./)).not.toBeNull()
  expect(screen.getByRole('button', { name: 'Upload 1 file' })).not.toBeNull()
})

function asks(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}

test('whoever closes the page while files are not sent is asked first', async () => {
  expect(asks()).toBe(false)
  const user = await choose(() => 'keep waiting', pdf('one.pdf'), pdf('not.pdf', 'hello'))
  await user.click(await screen.findByRole('button', { name: 'Upload 1 file' }))
  await waitFor(() => expect(server?.heard).toHaveLength(1))
  expect(asks()).toBe(true)

  await user.click(screen.getByRole('button', { name: 'Cancel one.pdf' }))
  // What was refused is lost with nothing.
  expect(asks()).toBe(false)
})
