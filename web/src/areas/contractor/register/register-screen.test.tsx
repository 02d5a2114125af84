// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'

import { heading, open, serveProduct } from '../../../testing/opened-app.tsx'

const product = serveProduct()

afterEach(() => sessionStorage.clear())

const draftKey = 'registrationInProgressDraft'

/** A draft that somebody has left on this device, in a tab that is closed. */
function begunBefore() {
  const id = 'b1a7c1de-0000-4000-8000-000000000009'
  const data = { field_email: 'marnie@people.example', field_firstName: 'Marnie' }
  product.replies = ({ path }) =>
    path.endsWith(`/drafts/${id}`)
      ? { status: 200, body: { id, step: 1, data } }
      : { status: 503, body: { error: 'Back soon.', code: 'NOT_READY' } }
  localStorage.setItem(draftKey, id)
}

const question = () => screen.findByText('A registration was begun on this device')

test('what somebody typed on this device is shown to whoever says it is theirs', async () => {
  begunBefore()
  open('/contractor/register?step=personal-details')

  await question()
  expect(screen.getByText('m•••@people.example')).toBeTruthy()
  expect(screen.queryByDisplayValue('Marnie')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByDisplayValue('Marnie')).toBeTruthy()

  cleanup()
  open('/contractor/register?step=personal-details')
  expect(await screen.findByDisplayValue('Marnie')).toBeTruthy()
})

test('who starts afresh sees nothing of it, and neither does anybody after them', async () => {
  begunBefore()
  open('/contractor/register')
  await question()
  await userEvent.click(screen.getByRole('button', { name: 'Start afresh' }))

  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('')
  expect(localStorage.getItem(draftKey)).toBeNull()
})

test('the thanks, opened where nobody knows for what, lead to the sign-in and not to an empty form', async () => {
  const { where } = open('/contractor/register?step=thank-you&redirect_uri=%2Fcontractor%2Fjobs')

  await heading('Contractor Login')
  await waitFor(() => expect(where()).toBe('/contractor/login?redirect_uri=%2Fcontractor%2Fjobs'))
})

test('the steps of a registration that was sent from this tab show its thanks', async () => {
  sessionStorage.setItem('contractorRegistered', 'marnie@people.example')

  open('/contractor/register?step=resume-upload')

  expect(await screen.findByText('marnie@people.example')).toBeTruthy()
})

test('somebody else may register from the same tab', async () => {
  sessionStorage.setItem('contractorRegistered', 'marnie@people.example')

  open('/contractor/register')

  expect(await screen.findByLabelText('Email')).toBeTruthy()
})
