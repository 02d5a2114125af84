// @vitest-environment jsdom
import { words } from '@headframe/wire'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { knowingAccounts, open, serveProduct } from '../../../testing/opened-app.tsx'
import { emptyJob, type JobValues } from './job-values.ts'
import { answerBeside, aSharedDraft } from './testing/a-shared-draft.ts'

const product = serveProduct()
const later = { timeout: 30_000 }

let place: ReturnType<typeof aSharedDraft>
let credits: number

beforeEach(() => {
  sessionStorage.clear()
  credits = 0
  product.replies = (heard) => {
    const { path } = heard
    if (path === '/company/post-job-with-credit' && credits === 0)
      return { status: 409, body: { error: words.noCredits, code: 'NO_CREDITS' } }
    if (path === '/company/v2/billing') {
      const body = { billing_name: null, abn: null, order_number: null }
      return { status: 200, body }
    }
    return answerBeside(path, credits) ?? place.answer(heard) ?? knowingAccounts(heard)
  }
  beginSession('company', 'e-1')
})

function openDraft(step: string, typed: Partial<JobValues> = {}) {
  place = aSharedDraft(typed)
  const { where } = open(`/company/post-job?draft=d-1&step=${step}`)
  return { where, user: userEvent.setup() }
}

const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }, later))
const focused = () => document.activeElement
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name, {}, later)

test('the first step tells in place what is missing, and keeps what was typed', async () => {
  const title = 'Dozer Operator'
  const { user } = openDraft('role-description', { ...emptyJob, title })
  await press(user, 'Next')
  // Above the form, and at each of its fields but the one that is filled.
  await waitFor(
    () => expect(screen.getAllByText('Please fill out all the mandatory fields.')).toHaveLength(4),
    later,
  )
  expect(focused()).toBe(await field(/^Industry/))
  expect((await field(/^Job title/)).value).toBe(title)
})

test('the second step tells each of its faults in its own words, and leads to the first', async () => {
  const { user } = openDraft('conditions', {
    is_project: '',
    work_arrangement: '',
    work_type: 'contract',
    rate_category: 'custom_rate',
    start_date: emptyJob.start_date,
    work_location: '',
  })
  await press(user, 'Next')
  const rateText = 'The Rate Amount and Rate Type fields are mandatory when using a custom rate'
  for (const [text, times] of [
    ['Please select if this job post is for a project', 2],
    ['Please select a work arrangement', 1],
    ['You must provide a contract length for this work type', 1],
    [rateText, 2],
    ['Please select a valid start date', 1],
    ['The Location field is mandatory', 1],
  ] as const)
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(times), later)
  expect(focused()).toBe(screen.getAllByRole('radio', { name: 'Yes' })[0])
})

test('a project is asked about, beginning with what it is', async () => {
  const { user } = openDraft('project-details', { is_project: '1' })
  await press(user, 'Next')
  await waitFor(
    () => expect(screen.getAllByText('Please fill out all the mandatory fields.')).toHaveLength(2),
    later,
  )
  expect(focused()).toBe(await field(/^Project description/))
})

test('while the network is away nothing is lost, and nobody leaves by mistake', async () => {
  const { user, where } = openDraft('conditions')
  const hours = await field(/^Hours/)
  place.isDown = true
  const isOnLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await user.type(hours, '12-hour shifts')
  await screen.findAllByText('Your answers are not saved yet. We keep trying.', {}, later)

  const [home] = screen.getAllByRole('link', { name: /Headframe/ })
  if (home) await user.click(home)
  const question = { name: 'Leave without saving?' }
  const asked = within(await screen.findByRole('alertdialog', question, later))
  await user.click(asked.getByRole('button', { name: 'Stay' }))
  expect(where()).toMatch(/^\/company\/post-job/)

  place.isDown = false
  isOnLine.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(place.data['hours']).toBe('12-hour shifts'), later)
  expect(await screen.findAllByText(/^Saved /, {}, later)).not.toEqual([])
})

test('a credit that was spent elsewhere is told of, and the card is the way by itself', async () => {
  credits = 1
  const { user } = openDraft('review')
  await screen.findByText('You have 1 credit', {}, later)
  credits = 0
  await press(user, 'Post with 1 credit')

  expect(await screen.findAllByText('You have no credits left.', {}, later)).not.toEqual([])
  expect(await field(/^Card number/)).toBeTruthy()
  expect(screen.queryByText('You have 1 credit')).toBeNull()
  expect(screen.getByRole('button', { name: /^Pay/ })).toBeTruthy()
})
