// @vitest-environment jsdom
import { words } from '@headframe/wire'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { heading, knowingAccounts, open, serveProduct } from '../../../testing/opened-app.tsx'

const product = serveProduct()

/** What has been written into each draft, by its id. */
let drafts: Record<string, string>
let revision: number
let isDown: boolean

beforeEach(() => {
  drafts = {}
  revision = 0
  isDown = false
  product.replies = (heard) => {
    const { path, body } = heard
    if (isDown) return 'hang up'
    if (path === '/company/generate-draft') return { status: 200, body: untouchedDraft() }
    if (path === '/company/update-draft') {
      const { uuid, draft } = JSON.parse(body) as { uuid: string; draft: { title: string } }
      drafts[uuid] = draft.title
      revision += 1
      return { status: 200, body: { success: true, message: '', uuid, revision } }
    }
    if (path.startsWith('/company/get-raw-job/')) {
      const uuid = path.slice(path.lastIndexOf('/') + 1)
      return {
        status: 200,
        body: { uuid, status: 1, revision, data: { step: 0, title: drafts[uuid] } },
      }
    }
    if (/industries/i.test(path)) return { status: 200, body: [] }
    return knowingAccounts(heard)
  }
  beginSession('company', 'e-1')
})

/** A draft that nobody has written into is given again. */
function untouchedDraft() {
  const untouched = Object.keys(drafts).find((uuid) => drafts[uuid] === '')
  const uuid = untouched ?? `d-${Object.keys(drafts).length + 1}`
  drafts[uuid] = ''
  return { uuid, data: { uuid } }
}

const later = { timeout: 15_000 }
const title = () => screen.findByLabelText<HTMLInputElement>(/^Job title/, {}, later)
const link = () => screen.findByRole('link', { name: 'Post a job' }, later)
const begun = () =>
  product.server.heard.filter(({ path }) => path === '/company/generate-draft').length

test('whoever asks for another posting gets its own draft under its own address', async () => {
  const user = userEvent.setup()
  const { where, goBack } = open('/company/post-job')
  await user.type(await title(), 'Fitter')
  expect(where()).toBe('/company/post-job?draft=d-1')

  await user.click(await link())
  await waitFor(() => expect(where()).toBe('/company/post-job?draft=d-2'), later)
  await waitFor(async () => expect((await title()).value).toBe(''), later)
  expect(drafts['d-1']).toBe('Fitter')

  await user.type(await title(), 'Rigger')
  await waitFor(() => expect(drafts['d-2']).toBe('Rigger'), later)
  expect(drafts['d-1']).toBe('Fitter')

  goBack()
  await waitFor(() => expect(where()).toBe('/company/post-job?draft=d-1'), later)
  await waitFor(async () => expect((await title()).value).toBe('Fitter'), later)
})

test('a form that nobody has written into is given again, and pointing at the link begins none', async () => {
  const user = userEvent.setup()
  const { where } = open('/company/post-job')
  await title()
  await user.hover(await link())
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
  expect(begun()).toBe(1)

  await user.click(await link())
  await waitFor(() => expect(begun()).toBe(2), later)
  expect(where()).toBe('/company/post-job?draft=d-1')
})

test('a draft that cannot be begun is told in place, and asked for again', async () => {
  // The router tells of it as well.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const user = userEvent.setup()
  const { where } = open('/company/settings')
  await heading('Account Settings')
  isDown = true
  await user.click(await link())

  await heading('Create a Job Posting')
  await screen.findByText(words.somethingWrong, {}, later)
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await title()
  expect(where()).toBe('/company/post-job?draft=d-1')
})
