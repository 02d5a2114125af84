// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { signIn } from '../../calls/session.ts'
import { beginSession, endSession } from '../../calls/session-store.ts'
import { endedUntilSignIn, signInAgain, whoSignsIn } from '../../testing/ended-session.ts'
import { heading, knowingAccounts, open, serveProduct } from '../../testing/opened-app.tsx'

const product = serveProduct()

beforeEach(() => {
  product.replies = (heard) => {
    if (heard.path === '/contractor/update-settings') {
      return { status: 200, body: { error: false, errorMessage: null, message: 'Updated!' } }
    }
    if (heard.path === '/account/sessions') return { status: 200, body: { data: [] } }
    if (heard.path === '/account/mail-preferences') return { status: 200, body: {} }
    return knowingAccounts(heard)
  }
  beginSession('contractor', 'c-1', 'Casey Morgan')
})

async function opened() {
  const { where } = open('/contractor/settings')
  await heading('Account Settings')
  await screen.findByText('casey@mine.example')
  return { user: userEvent.setup(), where }
}

const change = (what: string) => screen.getByRole('button', { name: `Change ${what}` })
const newAddress = () => screen.queryByLabelText('New email address')
const question = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Discard what you typed?' }))

test('a setting says how it is, opens its form in place, and the focus moves in and back', async () => {
  const { user } = await opened()
  expect(newAddress()).toBeNull()

  await user.click(change('Email address'))
  expect(document.activeElement).toBe(newAddress())
  await user.click(screen.getByRole('button', { name: 'Cancel' }))

  expect(newAddress()).toBeNull()
  expect(document.activeElement).toBe(change('Email address'))
})

test('one is open at a time, and what was typed is not lost without a question', async () => {
  const { user } = await opened()
  await user.click(change('Email address'))
  await user.keyboard('next@mine.example')
  await user.click(change('Password'))

  await user.click((await question()).getByRole('button', { name: 'Keep typing' }))
  expect(newAddress()).toHaveProperty('value', 'next@mine.example')
  expect(screen.queryByLabelText('Current password')).toBeNull()

  await user.click(change('Password'))
  await user.click((await question()).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(newAddress()).toBeNull())
  expect(screen.getByLabelText('Current password')).toBeTruthy()

  await user.click(change('Email address'))
  expect(newAddress()).toHaveProperty('value', '')
})

test('once it is changed the row stands there again', async () => {
  const { user } = await opened()
  await user.click(change('Password'))
  await user.keyboard('the-former-one-7')
  await user.type(screen.getByLabelText('New password'), 'quandong-and-slate-4')
  await user.type(screen.getByLabelText('Repeat new password'), 'quandong-and-slate-4')
  await user.keyboard('{Enter}')

  await screen.findAllByText('Updated!')
  await waitFor(() => expect(screen.queryByLabelText('Current password')).toBeNull())
  expect(change('Password')).toBe(document.activeElement)
})

test('whoever is back from signing in again finds the form open, with what they typed', async () => {
  const { user } = await opened()
  await user.click(change('Email address'))
  await user.keyboard('next@mine.example')
  endSession('contractor')
  beginSession('contractor', 'c-2', 'Casey Morgan')

  open('/contractor/settings')
  await waitFor(() =>
    expect(screen.getAllByLabelText('New email address').at(-1)).toHaveProperty(
      'value',
      'next@mine.example',
    ),
  )
})

test('a session that ends meanwhile leads back to what was typed, but for the password', async () => {
  signIn('contractor', 's-1', whoSignsIn)
  const mails = { application_updates: true, community_updates: true, messages: true }
  const usual = product.replies
  product.replies = (heard) =>
    heard.path === '/account/mail-preferences' ? { status: 200, body: mails } : usual(heard)
  const { user } = await opened()
  await user.click(change('Email address'))
  await user.keyboard('next@mine.example')
  await user.type(screen.getByLabelText('Account password'), 'a-password-typed')
  product.replies = endedUntilSignIn(product.replies)
  await user.click(await screen.findByRole('switch', { name: /Messages/ }))

  await signInAgain(user, 'Contractor')
  const again = await screen.findByLabelText<HTMLInputElement>('New email address')
  expect(again.value).toBe('next@mine.example')
  expect(screen.getByLabelText<HTMLInputElement>('Account password').value).toBe('')
})
