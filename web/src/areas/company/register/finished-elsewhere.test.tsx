// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { heading, open, serveProduct } from '../../../testing/opened-app.tsx'

const product = serveProduct()

const drafts = '/company/v2/registration/drafts'
const refused = (status: number, code: string) => ({ status, body: { error: 'No.', code } })

test('a registration that was finished elsewhere stops, says so, and can be started over', async () => {
  const user = userEvent.setup()
  let isFinished = false
  product.replies = ({ method, path }) => {
    if (!path.startsWith(drafts)) return { status: 200, body: [] }
    if (isFinished)
      return method === 'POST' ? refused(409, 'EMAIL_TAKEN') : refused(404, 'NOT_FOUND')
    const data = { companyName: 'Saltbush Civil', companyEmail: 'ada@saltbush.example' }
    return { status: 200, body: { id: 'd-1', step: 1, data } }
  }
  const asked = (wanted: string) =>
    product.server.heard.filter(({ method, path }) => method === wanted && path.startsWith(drafts))
      .length
  localStorage.setItem('companyRegistrationDraft', 'd-1')
  open('/company/register')
  await heading('Company Registration')
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  const website = await screen.findByLabelText('Website')

  isFinished = true
  await user.type(website, 'https://saltbush.example')

  const [told] = await screen.findAllByText(/This email address is already registered/)
  expect(told).toBeTruthy()
  expect([asked('PATCH'), asked('POST')]).toEqual([1, 1])
  const [signIn] = await screen.findAllByRole('link', { name: 'Sign in' })
  expect(signIn?.getAttribute('href')).toBe('/company/login')

  const [again] = await screen.findAllByRole('button', { name: 'Start over' })
  if (again) await user.click(again)
  expect(await screen.findByLabelText('Company name')).toHaveProperty('value', '')
  expect(localStorage.getItem('companyRegistrationDraft')).toBeNull()
})
