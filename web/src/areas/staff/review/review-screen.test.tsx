// @vitest-environment jsdom
import type { Upload, UploadReview } from '@headframe/wire'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { heading, open, serveProduct } from '../../../testing/opened-app.tsx'
import type { Heard, Reply } from '../../../testing/server.ts'

const product = serveProduct()
const later = { timeout: 10_000 }

/** Those that wait, by the name of their person. */
let waiting: string[]
/** What a colleague made of the one in view. */
let outcome: Upload

beforeEach(() => {
  waiting = ['Ash Wombat', 'Bo Quokka']
  outcome = { ...row('Ash Wombat'), status: 2, message: 'Rejected by a reviewer.' }
  product.replies = answer
  beginSession('staff', 's-1')
})

function answer({ path, body }: Heard): Reply {
  const hash = new URL(path, 'http://server.example').searchParams.get('fh') ?? ''
  const isDecided = !waiting.includes(hash)
  if (path.includes('getReview')) return isDecided ? notInReview : { status: 200, body: of(hash) }
  if (path.includes('upload.php?getAll') && hash !== '')
    return { status: 200, body: [outcome], headers: { ...headers(), 'X-Total-Count': '1' } }
  if (path.includes('upload.php?getAll'))
    return { status: 200, body: waiting.map(row), headers: headers() }
  if (path.includes('resolveReview')) {
    const { fh: decided } = JSON.parse(body) as { fh: string }
    if (!waiting.includes(decided)) return notInReview
    waiting = waiting.filter((name) => name !== decided)
    return { status: 200, body: { success: true, status: 1, profile_hash: decided } }
  }
  return { status: 503, body: { error: 'Back soon.', code: 'NOT_READY' } }
}

const notInReview: Reply = {
  status: 409,
  body: {
    success: false,
    error: 'This upload is not waiting for a review.',
    code: 'NOT_IN_REVIEW',
  },
}

const headers = () => ({
  'X-Total-Count': String(waiting.length),
  'X-Page': '1',
  'X-Page-Size': '2',
  'X-Total-Pages': '1',
})

const of = (name: string): UploadReview => ({
  file_hash: name,
  file_name: `${name}.pdf`,
  upload_date: 1_700_000_000,
  reason: 'low_confidence',
  fields: [{ field: 'full_name', value: name, confidence: 0.5, source_text: name, spans: [] }],
  duplicates: [],
  removed: [],
  text: name,
  read_from_picture: [],
})

const row = (name: string): Upload => ({
  file_hash: name,
  file_name: `${name}.pdf`,
  upload_date: 1_700_000_000,
  status: 3,
  profile_hash: null,
  profile_name: null,
  message: null,
})

const accept = () => screen.findByRole('button', { name: 'Accept as a new profile' }, later)
const reviewsAskedOf = (name: string) =>
  product.server.heard.filter(
    ({ path }) =>
      path.includes('getReview') && path.includes(encodeURIComponent(name).replace('%20', '+')),
  )

const outOfDate = () => screen.queryByText(/could not be brought up to date/)

test('once decided the next one comes, and the decided one is not asked for again', async () => {
  const { goBack } = open('/admin/uploads/Ash Wombat')
  await heading('Review')
  await userEvent.setup().click(await accept())

  await screen.findByRole('heading', { name: 'Bo Quokka.pdf' }, later)
  expect(await screen.findByLabelText(/^Full name/)).toHaveProperty('value', 'Bo Quokka')
  expect(reviewsAskedOf('Ash Wombat')).toHaveLength(1)

  goBack()
  expect(
    await screen.findByText('This upload is not waiting for a review.', {}, later),
  ).toBeTruthy()
  expect(outOfDate()).toBeNull()
  // A rejected file is kept no more, and another one waits.
  expect(screen.queryByRole('button', { name: 'Download the file' })).toBeNull()
  const next = await screen.findByRole('link', { name: 'Review the next one' }, later)
  expect(next.getAttribute('href')).toBe('/admin/uploads/Bo%20Quokka')
})

test('what a colleague decided meanwhile is said to be decided, and nothing of it can be pressed', async () => {
  open('/admin/uploads/Ash Wombat')
  const button = await accept()
  waiting = []
  await userEvent.setup().click(button)

  expect(
    await screen.findByText('This upload is not waiting for a review.', {}, later),
  ).toBeTruthy()
  expect(await screen.findByText('Rejected by a reviewer.', {}, later)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Accept as a new profile' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull()
  expect(outOfDate()).toBeNull()
})

test('what a colleague made a profile of leads to it', async () => {
  waiting = []
  outcome = { ...outcome, status: 1, profile_hash: 'p-1', profile_name: 'Ash A. Wombat' }
  open('/admin/uploads/Ash Wombat')

  const profile = await screen.findByRole('link', { name: 'Ash A. Wombat' }, later)
  expect(profile.getAttribute('href')).toBe('/admin/profiles/p-1')
  expect(profile.parentElement?.textContent).toBe('It is part of the profile of Ash A. Wombat.')
})

test('after a colleague has decided, as many are said to wait as do, and the next one waits', async () => {
  waiting = ['Ash Wombat', 'Bo Quokka', 'Cy Dunnart']
  open('/admin/uploads/Ash Wombat')
  const button = await accept()
  expect(screen.getByText('3 wait for a review')).toBeTruthy()
  waiting = ['Cy Dunnart']
  await userEvent.setup().click(button)

  expect(await screen.findByText('1 waits for a review', {}, later)).toBeTruthy()
  const next = await screen.findByRole('link', { name: 'Review the next one' }, later)
  expect(next.getAttribute('href')).toBe('/admin/uploads/Cy%20Dunnart')
})
