// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { knowingAccounts, open, serveProduct } from '../../../testing/opened-app.tsx'

const product = serveProduct()
const soon = { timeout: 10_000 }
let answered: unknown[]

beforeEach(() => {
  answered = []
  product.replies = (heard) => {
    if (!heard.path.startsWith('/availability/')) return knowingAccounts(heard)
    if (heard.method === 'POST') answered.push(JSON.parse(heard.body))
    const said = Object(answered[0]) as { answer?: string; free_from?: string }
    const { answer = null, free_from = null } = said
    return { status: 200, body: { ...question, answer, free_from } }
  }
})

const question = {
  company_name: 'Saltbush Mining',
  title: 'Shutdown fitters',
  location: 'Karratha WA',
  asked_date: 1_795_000_000,
  end_date: 4_000_000_000,
  first_name: 'Casey',
  answer: null,
  free_from: null,
}

async function openForm() {
  const user = userEvent.setup()
  open('/availability/key-1')
  await user.click(await screen.findByRole('radio', { name: /later day/ }, soon))
  return async (typed: string) => {
    if (typed !== '') await user.type(screen.getByLabelText(/^Free from/), typed)
    await user.click(screen.getByRole('button', { name: 'Send my answer' }))
  }
}

const isMissing = 'Please pick the day from which you are free.'

test('a day with a year of two figures is the day of this century', async () => {
  const send = await openForm()
  await send('5/1/37')
  await waitFor(() => expect(answered).toHaveLength(1), soon)
  expect(answered[0]).toEqual({ answer: 'from', free_from: '2037-01-05' })
  // The form goes with its button; whoever sent it by keyboard begins at the top of what took its place.
  await waitFor(
    () => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
    soon,
  )
})

test('what is no day is not called missing', async () => {
  const send = await openForm()
  await send('')
  expect(await screen.findAllByText(isMissing, {}, soon)).not.toEqual([])
  await send('next week')
  const text = 'We cannot read this date. Enter it as DD/MM/YYYY.'
  expect(await screen.findAllByText(text, {}, soon)).not.toEqual([])
  expect(screen.queryByText(isMissing)).toBeNull()
  expect(answered).toEqual([])
})
