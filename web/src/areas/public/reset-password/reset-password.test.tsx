// @vitest-environment jsdom
import { words } from '@headframe/wire'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { heading, open, serveProduct } from '../../../testing/opened-app.tsx'

const product = serveProduct()
const link = `/reset-password/${'x'.repeat(43)}`

test('whoever opens a link that has ended is told where another one comes from, staff too', async () => {
  open(link)
  await heading('Choose a new password')

  const hint = await screen.findByText(/^Request a new link as a/)
  expect(hint.textContent).toContain('Staff are mailed one by an administrator.')
})

test('what is wrong with a link is told in the words of the server, and leads home', async () => {
  const error = words.resetTokenExpired
  product.replies = () => ({ status: 409, body: { error, code: 'TOKENEXPIRED' } })
  open(link)

  expect(await screen.findByText(error)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to the homepage' }).getAttribute('href')).toBe('/')
})

test('a new password is told twice the same, and leads to the login that its account has', async () => {
  product.replies = ({ path }) =>
    path === '/reset-password'
      ? {
          status: 200,
          body: { error: false, redirectURL: 'https://headframe.example/company/login' },
        }
      : { status: 200, body: { error: false, message: 'OK' } }
  open(link)
  const user = userEvent.setup()
  const choose = async (password: string, again: string) => {
    for (const [label, text] of [
      ['New password', password],
      ['Password verify', again],
    ] as const) {
      await user.clear(await screen.findByLabelText(label))
      await user.type(screen.getByLabelText(label), text)
    }
    await user.keyboard('{Enter}')
  }
  for (const [password, again] of [
    ['short', 'short'],
    ['ironbark-and-ochre-7', 'something else'],
  ] as const) {
    await choose(password, again)
    expect(await screen.findAllByText(words.resetPasswords)).not.toEqual([])
  }
  expect(product.server.heard.filter(({ path }) => path === '/reset-password')).toEqual([])

  await choose('ironbark-and-ochre-7', 'ironbark-and-ochre-7')
  const login = await screen.findByRole('link', { name: 'Go to Login' })
  expect(login.getAttribute('href')).toBe('/company/login')
  expect(document.activeElement).toBe(await heading('Your password has been changed'))
  expect(screen.getByText(/^The company’s account has been signed out everywhere/)).toBeTruthy()
})

test('a link that ends while its form is open leads to another one, and says first whose account it is', async () => {
  beginSession('company', 'e-1')
  const error = words.resetFailed
  product.replies = ({ path }) =>
    path === '/reset-password'
      ? { status: 409, body: { error, message: 'TOKENEXPIRED', code: 'TOKENEXPIRED' } }
      : { status: 200, body: { error: false, message: 'OK' } }
  open(link)
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('New password'), 'ironbark-and-ochre-7')
  expect(screen.getByText(/^It is for the account whose email the link came with/)).toBeTruthy()
  await user.type(screen.getByLabelText('Password verify'), 'ironbark-and-ochre-7{Enter}')

  expect((await screen.findByText(error)).closest('[role=alert]')).not.toBeNull()
  expect(screen.getByRole('link', { name: 'company' }).getAttribute('href')).toBe(
    '/company/forgot-password',
  )
  expect(screen.queryByLabelText('New password')).toBeNull()
  expect(document.activeElement).toBe(await heading('Choose a new password'))
})

test('an address that is none is told, and any other is answered in one way', async () => {
  product.replies = () => ({ status: 200, body: { success: true, message: words.recoverySent } })
  open('/company/forgot-password')
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Email'), 'not an address')
  await user.click(screen.getByRole('button', { name: 'Send Recovery Email' }))
  expect(await screen.findAllByText('You have entered an invalid Email address')).not.toEqual([])
  expect(product.server.heard).toEqual([])

  await user.clear(screen.getByLabelText('Email'))
  await user.type(screen.getByLabelText('Email'), 'nobody@people.example')
  await user.click(screen.getByRole('button', { name: 'Send Recovery Email' }))
  expect(await screen.findByText('Password recovery email sent!')).toBeTruthy()
  expect(document.activeElement).toBe(await heading('Password reset'))
  await user.click(screen.getByRole('button', { name: 'Send it again' }))
  expect(document.activeElement).toBe(await heading('Password reset'))
})
