// @vitest-environment jsdom
import { words } from '@headframe/wire'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'

import {
  listOf,
  ok,
  pindarri,
  refused,
  serveAdministrator,
} from '../../../testing/administrator.ts'
import { notePerson } from '../../../calls/person.ts'
import { heading, open } from '../../../testing/opened-app.tsx'
import type { Heard, Reply } from '../../../testing/server.ts'

const served = serveAdministrator()
const later = { timeout: 15_000 }

describe('credits', () => {
  let given: Heard[]
  let outcome: Reply | 'hang up'

  beforeEach(async () => {
    given = []
    outcome = ok({ success: true, credits: 23, message: 'Added 20 credits to Pindarri Iron' })
    served.answers['/dashboard/companies'] = () => listOf([pindarri])
    served.answers['/dashboard/credits/add'] = (heard) => {
      given.push(heard)
      return outcome
    }
    open('/dashboard/companies')
  })

  test('are given by what the company has by then, not by what it had when it was listed', async () => {
    await screen.findByText('Pindarri Iron', {}, later)
    served.answers['/dashboard/companies'] = () => listOf([{ ...pindarri, credits: 1 }])
    await userEvent.setup().click(screen.getByRole('button', { name: /^Add Credits ?to/ }))

    const told = 'has 1 credit now. A credit publishes one job for 30 days, without a payment.'
    await screen.findByText(`Pindarri Iron ${told}`, {}, later)
  })

  test('are asked for in words that say what comes of them, and for whom each word is', async () => {
    const form = await fillIn(userEvent.setup(), '5')
    expect(saysOf(form.getByLabelText(/^Credits to add/))).toContain('on top of what it has')
    expect(saysOf(form.getByLabelText(/^Reason/))).toContain('it says “Admin allocation”')
    form.getByText(/^The company is told by email, if it takes such emails, without the reason\./)
  })

  test('are given once by a double click', async () => {
    const user = userEvent.setup()
    const form = await fillIn(user, '20')
    await user.click(form.getByRole('checkbox'))
    await user.dblClick(form.getByRole('button', { name: 'Add Credits' }))

    await screen.findAllByText('Added 20 credits to Pindarri Iron', {}, later)
    expect(given.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { companyId: 'c-1', credits: 20, reason: '' },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add Credits' })).toBeNull())
  })

  test('are the same gift after a lost answer, and another once they were given', async () => {
    const user = userEvent.setup()
    outcome = 'hang up'
    const form = await fillIn(user, '20')
    await user.click(form.getByRole('checkbox'))
    await user.click(form.getByRole('button', { name: 'Add Credits' }))
    await form.findByRole('alert')
    expect(form.getByLabelText<HTMLInputElement>(/^Credits/).value).toBe('20')

    // Whoever gives up and comes back means the same gift still.
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    outcome = ok({ success: true, credits: 23, message: 'Added 20 credits to Pindarri Iron' })
    for (let times = 0; times < 2; times += 1) {
      const again = await fillIn(user, '20')
      await user.click(again.getByRole('checkbox'))
      await user.click(again.getByRole('button', { name: 'Add Credits' }))
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add Credits' })).toBeNull())
    }
    const [lost, repeated, another] = given.map(({ key }) => key)
    expect(lost).toBeTruthy()
    expect(repeated).toBe(lost)
    expect(another).not.toBe(lost)
  })

  test('wait, as they were typed, for whoever has to sign in again by a link in another tab', async () => {
    const user = userEvent.setup()
    notePerson('admin', 'you@example.com')
    const { replies } = served.product
    outcome = refused
    const form = await fillIn(user, '20')
    await user.type(form.getByLabelText(/^Reason/), 'A refund')
    await user.click(form.getByRole('checkbox'))
    served.product.replies = (heard) =>
      heard.path.startsWith('/dashboard/auth')
        ? ok({ success: true, email: 'you@example.com' })
        : heard.method === 'POST'
          ? (replies?.(heard) ?? refused)
          : refused
    await user.click(form.getByRole('button', { name: 'Add Credits' }))

    await heading('Administrator sign-in')
    screen.getByText(/You were signed out/)
    await user.type(screen.getByLabelText('Email address'), 'you@example.com')
    await user.click(screen.getByRole('button', { name: 'Send sign-in link' }))
    await heading('Check your email')

    cleanup()
    sessionStorage.clear()
    outcome = ok({ success: true, credits: 23, message: 'Added 20 credits to Pindarri Iron' })
    served.product.replies = (heard) =>
      heard.path.startsWith('/dashboard/auth')
        ? ok({ success: true, email: 'you@example.com' })
        : (replies?.(heard) ?? refused)
    open('/dashboard/auth/token-of-the-mail')
    const again = within(await screen.findByRole('dialog', { name: 'Add Credits' }, later))
    again.getByText(/What you typed earlier is still here/)
    expect(again.getByLabelText<HTMLInputElement>(/^Credits/).value).toBe('20')
    expect(again.getByLabelText<HTMLInputElement>(/^Reason/).value).toBe('A refund')
    expect(again.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)

    await user.click(again.getByRole('checkbox'))
    await user.click(again.getByRole('button', { name: 'Add Credits' }))
    await screen.findAllByText('Added 20 credits to Pindarri Iron', {}, later)
    // An answer may have been lost before: it is the same gift.
    expect(new Set(given.map(({ key }) => key)).size).toBe(1)
    expect([Object.keys(localStorage), sessionStorage.length]).toEqual([['adminPerson'], 0])
  })

  test.each(['', '0', '101', '2.5', 'ten'])('are not given as "%s"', async (credits) => {
    const user = userEvent.setup()
    const form = await fillIn(user, credits || '{Backspace}')
    await user.click(form.getByRole('checkbox'))
    await user.click(form.getByRole('button', { name: 'Add Credits' }))

    expect((await form.findByRole('alert')).textContent).toBe(words.creditsFailed)
    expect(given).toEqual([])
  })

  test('are not given for a reason that is too long, and the form says that it is', async () => {
    const user = userEvent.setup()
    const form = await fillIn(user, '5')
    await user.click(form.getByLabelText(/^Reason/))
    await user.paste('x'.repeat(256))
    await user.click(form.getByRole('checkbox'))
    await user.click(form.getByRole('button', { name: 'Add Credits' }))

    expect((await form.findByRole('alert')).textContent).toBe(
      'A reason has at most 255 characters.',
    )
    expect(given).toEqual([])
  })

  test('are not given without a tick', async () => {
    const user = userEvent.setup()
    const form = await fillIn(user, '5')
    await user.click(form.getByRole('button', { name: 'Add Credits' }))

    await form.findAllByText('Please confirm that the credits are to be added.')
    expect(form.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true')
    expect(given).toEqual([])
  })
})

async function fillIn(user: ReturnType<typeof userEvent.setup>, credits: string) {
  await user.click(await screen.findByRole('button', { name: /^Add Credits ?to/ }, later))
  const form = within(await screen.findByRole('dialog', { name: 'Add Credits' }))
  await user.type(form.getByLabelText(/^Credits/), credits)
  return form
}

/** What a control is described by, as whoever listens hears it. */
function saysOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}
