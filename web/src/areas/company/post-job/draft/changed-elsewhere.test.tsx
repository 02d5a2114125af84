// @vitest-environment jsdom
import { jobStatus, words } from '@headframe/wire'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { signIn } from '../../../../calls/session.ts'
import { beginSession } from '../../../../calls/session-store.ts'
import { endedUntilSignIn, signInAgain, whoSignsIn } from '../../../../testing/ended-session.ts'
import { heading, knowingAccounts, open, serveProduct } from '../../../../testing/opened-app.tsx'
import { answerBeside, aSharedDraft } from '../testing/a-shared-draft.ts'

const product = serveProduct()
const later = { timeout: 45_000 }
const patienceMs = 40_000

let place: ReturnType<typeof aSharedDraft>

beforeEach(() => {
  sessionStorage.clear()
  place = aSharedDraft()
  product.replies = (heard) =>
    answerBeside(heard.path, 1) ?? place.answer(heard) ?? knowingAccounts(heard)
  beginSession('company', 'e-1')
})

const sentTo = (path: string) => place.heard.filter((one) => one.path === path)
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name, {}, later)
/** The toast says so as well. */
const banner = async () => {
  const title = await screen.findByRole('heading', { name: words.jobDraftChangedElsewhere }, later)
  // The heading stands in a banner.
  return within(title.closest<HTMLElement>('[role=status]') as HTMLElement)
}
const comeBack = () => act(() => window.dispatchEvent(new Event('focus')))
const payByCredit = () => screen.findByRole('button', { name: 'Post with 1 credit' }, later)

test(
  'whoever pays for a draft that was changed elsewhere sees first what was changed',
  async () => {
    const user = userEvent.setup()
    open('/company/post-job?draft=d-1&step=review')
    const pay = await payByCredit()
    place.saveElsewhere({ hours: 'TAB TWO HOURS' })
    await user.click(pay)

    const shown = await banner()
    expect(shown.getByText('TAB TWO HOURS')).toBeTruthy()
    expect(shown.getByText('Nothing is posted yet.')).toBeTruthy()
    // The posting itself is shown as it is now.
    await waitFor(() => expect(screen.getAllByText('TAB TWO HOURS')).toHaveLength(2), later)
    expect(place.status).not.toBe(jobStatus.active)

    await user.click(await payByCredit())
    await waitFor(() => expect(place.status).toBe(jobStatus.active), later)
    expect(place.data['hours']).toBe('TAB TWO HOURS')
    const last = sentTo('/company/post-job-with-credit').at(-1)
    expect(last?.sent).toEqual({ uuid: 'd-1', revision: '2' })
  },
  patienceMs,
)

test(
  'whoever comes back to a window is shown what was changed in another one',
  async () => {
    const user = userEvent.setup()
    open('/company/post-job?draft=d-1&step=conditions')
    expect((await field(/^Hours/)).value).toBe('')
    place.saveElsewhere({ hours: 'TAB TWO HOURS' })
    await comeBack()

    const shown = await banner()
    expect(shown.getByText('Hours')).toBeTruthy()
    expect((await field(/^Hours/)).value).toBe('TAB TWO HOURS')
    await user.click(shown.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('heading', { name: words.jobDraftChangedElsewhere })).toBeNull()
  },
  patienceMs,
)

test(
  'of two who write into the same field the later one chooses what stays',
  async () => {
    const user = userEvent.setup()
    open('/company/post-job?draft=d-1&step=conditions')
    const hours = await field(/^Hours/)
    place.saveElsewhere({ hours: 'Theirs' })
    await user.type(hours, 'Mine')

    const shown = await banner()
    expect(shown.getByText('Mine')).toBeTruthy()
    expect(shown.getByText('Theirs')).toBeTruthy()
    expect(screen.getAllByText('Not everything is saved. Choose first what stays.')).not.toEqual([])
    expect(place.data['hours']).toBe('Theirs')

    await user.click(shown.getByRole('button', { name: 'Keep mine for Hours' }))
    await waitFor(() => expect(place.data['hours']).toBe('Mine'), later)
    expect(screen.queryByRole('heading', { name: words.jobDraftChangedElsewhere })).toBeNull()
  },
  patienceMs,
)

test.each(['/company/post-job?draft=d-1&step=conditions', '/company/edit-job/d-1?step=conditions'])(
  'what is typed into a draft that went live elsewhere is told, can be copied, and is sent once: %s',
  async (address) => {
    const user = userEvent.setup()
    const { where } = open(address)
    const hours = await field(/^Hours/)
    place.status = jobStatus.active
    await user.type(hours, 'Typed too late')

    await screen.findByText(words.jobWentLive, {}, later)
    await heading('Edit Job Posting')
    await screen.findByText('What you changed last is not in this job', {}, later)
    expect(screen.getByText('Typed too late')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Copy Hours' })).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Save Changes' }, later)).toBeTruthy()
    expect(where()).toMatch(/^\/company\/edit-job\/d-1/)

    await act(() => window.dispatchEvent(new Event('online')))
    await act(() => new Promise((resolve) => setTimeout(resolve, 3500)))
    expect(sentTo('/company/update-draft')).toHaveLength(1)

    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('Typed too late')).toBeNull()
  },
  patienceMs,
)

test(
  'whoever posts a draft that a colleague has deleted is told, and has it again to post',
  async () => {
    const user = userEvent.setup()
    const { where } = open('/company/post-job?draft=d-1&step=review')
    const pay = await payByCredit()
    place.isGone = true
    await user.click(pay)

    await screen.findByText(words.jobDraftDeletedElsewhere, { exact: false }, later)
    expect(place.status).not.toBe(jobStatus.active)
    await waitFor(() => expect(where()).toBe('/company/post-job?draft=d-2&step=review'), later)

    await user.click(await payByCredit())
    await waitFor(() => expect(place.status).toBe(jobStatus.active), later)
    expect(place.uuid).toBe('d-2')
    expect(place.data['title']).toBe('Dozer Operator')
  },
  patienceMs,
)

test.each(['Next', 'Save Draft'])(
  'a session that ends before %s leads back to all of it',
  async (press) => {
    signIn('company', 'e-1', whoSignsIn)
    const user = userEvent.setup()
    open('/company/post-job?draft=d-1&step=conditions')
    const hours = await field(/^Hours/)
    await user.type(hours, '12-hour shifts')
    product.replies = endedUntilSignIn(product.replies)
    await user.click(screen.getByRole('button', { name: press }))

    await signInAgain(user, 'Company')
    await waitFor(() => expect(place.data['hours']).toBe('12-hour shifts'), later)
  },
  patienceMs,
)
