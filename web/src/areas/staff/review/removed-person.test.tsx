// @vitest-environment jsdom
import type { LikePerson, RemovedAlike, UploadReview } from '@headframe/wire'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { open, serveProduct } from '../../../testing/opened-app.tsx'
import type { Heard, Reply } from '../../../testing/server.ts'

const product = serveProduct()
const later = { timeout: 10_000 }
let isBack: boolean
let decision: { action?: string; ph?: string }

const evidence = ['The same email address: ruby@people.example']
const removed: RemovedAlike = {
  profile_hash: 'ruby',
  full_name: 'Ruby Stone',
  removed_date: Date.UTC(2026, 10, 30) / 1000,
  restorable_until: Date.UTC(2026, 11, 30) / 1000,
  removed_by: 'Robin Hale',
  evidence,
}
const there: LikePerson = {
  profile_hash: 'ruby',
  full_name: 'Ruby Stone',
  email: 'ruby@people.example',
  phone: '0491 570 156',
  location: 'Kalgoorlie WA',
  linkedin_url: null,
  visa: null,
  current_role: null,
  current_company: null,
  source: 'upload',
  evidence,
}
const review = (): UploadReview => ({
  file_hash: 'f-1',
  file_name: 'ruby.pdf',
  upload_date: 1_700_000_000,
  reason: 'duplicate',
  fields: [
    { field: 'full_name', value: 'Ruby Stone', confidence: 1, source_text: null, spans: [] },
    { field: 'location', value: 'Perth WA', confidence: 1, source_text: null, spans: [] },
  ],
  duplicates: isBack ? [there] : [],
  removed: isBack ? [] : [removed],
  text: 'Ruby Stone',
  read_from_picture: [],
})

beforeEach(() => {
  isBack = false
  decision = {}
  product.replies = answer
  beginSession('staff', 's-1')
})

function answer({ path, body }: Heard): Reply {
  if (path.includes('getReview')) return { status: 200, body: review() }
  if (path.includes('getRemoved'))
    return { status: 200, body: [removed], headers: { 'X-Total-Count': '1', 'X-Total-Pages': '1' } }
  if (path.includes('restore')) {
    isBack = true
    return { status: 200, body: { success: true, status: 'SUCCESS' } }
  }
  if (path.includes('resolveReview')) {
    if (body.includes('merge') && !isBack)
      return { status: 404, body: { success: false, error: 'Not found.', code: 'NOT_FOUND' } }
    decision = JSON.parse(body) as typeof decision
    return { status: 200, body: { success: true, status: 1, profile_hash: 'ruby' } }
  }
  return { status: 503, body: { error: 'Back soon.', code: 'NOT_READY' } }
}

const place = () => screen.getByLabelText(/^Location/)
const told = /Robin Hale removed Ruby Stone on 30 November 2026\./

test('a resume of somebody who was removed says who removed them, and is theirs once they are back', async () => {
  const user = userEvent.setup()
  open('/admin/uploads/f-1')
  await screen.findByText(told, {}, later)
  screen.getByText('The same email address: ruby@people.example')
  expect(screen.queryByText(/is on your account already/)).toBeNull()
  expect(screen.queryByRole('button', { name: /Merge/ })).toBeNull()

  await user.click(screen.getByRole('button', { name: /^Bring back\s*Ruby Stone$/ }))
  await user.click(await screen.findByRole('button', { name: 'Merge with Ruby Stone' }, later))

  await waitFor(() => expect(decision).toMatchObject({ action: 'merge', ph: 'ruby' }), later)
})

test('who is back is chosen, with their own facts in the fields', async () => {
  open('/admin/uploads/f-1')
  await screen.findByText(told, {}, later)
  expect(place()).toHaveProperty('value', 'Perth WA')
  await userEvent.setup().click(screen.getByRole('button', { name: /^Bring back\s*Ruby Stone$/ }))
  await waitFor(() => expect(place()).toHaveProperty('value', 'Kalgoorlie WA'), later)
  const chosen = screen.getByRole('radio', { name: /^Ruby Stone/ })
  expect(chosen).toMatchObject({ checked: true })
  expect(document.activeElement).toBe(chosen)
  expect(screen.queryByText(told)).toBeNull()
})

test('whoever was removed while their resume was looked at is said to be, instead of a merge', async () => {
  isBack = true
  open('/admin/uploads/f-1')
  const merge = await screen.findByRole('button', { name: 'Merge with Ruby Stone' }, later)
  isBack = false
  await userEvent.setup().click(merge)
  await screen.findByText(told, {}, later)
  expect(screen.queryByText('Not found.')).toBeNull()
  expect(screen.queryByRole('button', { name: /Merge/ })).toBeNull()
})

test('it becomes a new profile all the same with one press', async () => {
  open('/admin/uploads/f-1')
  await screen.findByText(told, {}, later)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Accept as a new profile' }))
  await waitFor(() => expect(decision.action).toBe('accept'), later)
  expect(isBack).toBe(false)
})

test('the list of those who were removed says by whom', async () => {
  open('/admin/removed-profiles')
  expect(await screen.findAllByText('Ruby Stone', {}, later)).not.toEqual([])
  expect(screen.getAllByText('Removed by')).not.toEqual([])
  expect(screen.getAllByText('Robin Hale')).not.toEqual([])
})
