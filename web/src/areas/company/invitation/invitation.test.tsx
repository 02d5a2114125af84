// @vitest-environment jsdom
import { words } from '@headframe/wire'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { heading, knowingAccounts, open, serveProduct } from '../../../testing/opened-app.tsx'

const product = serveProduct()
const link = '/company/invitation/any'
const invitation = { company_name: 'Redback Ridge', email: 'dale@people.example', role: 'viewer' }

beforeEach(() => {
  product.replies = (heard) => {
    if (heard.path.startsWith('/company/invitations/')) return { status: 200, body: invitation }
    if (heard.path !== '/company/accept-invitation') return knowingAccounts(heard)
    const body = { error: words.invitationAccepted, code: 'TOKENNOTACTIVE' }
    return { status: 409, body }
  }
})

test('whoever is signed in already is told what accepting does to that', async () => {
  beginSession('contractor', 'c-1', 'Casey Morgan')
  open(link)
  await heading('Join your company')

  const note = await screen.findByText(/^You are signed in as Casey Morgan in this browser/)
  expect(note.textContent).toContain('Accepting signs you out of that account here.')
})

test('an invitation that was taken up meanwhile leads to the login, and keeps what was typed', async () => {
  open(link)
  const user = userEvent.setup()
  for (const [label, text] of [
    ['First name', 'Dale'],
    ['Last name', 'Ng'],
    ['Password', 'ironbark-and-ochre-7'],
    ['Repeat password', 'ironbark-and-ochre-7'],
  ] as const) {
    await user.type(await screen.findByLabelText(label), text)
  }
  expect(screen.queryByText(/^You are signed in/)).toBeNull()
  await user.keyboard('{Enter}')

  expect(await screen.findByText(words.invitationAccepted)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Dale')
  const login = screen.getByRole('link', { name: 'Go to Login' })
  expect(login.getAttribute('href')).toBe('/company/login')
})
