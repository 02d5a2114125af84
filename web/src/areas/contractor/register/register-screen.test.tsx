// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { heading, open, serveProduct } from '../../../testing/opened-app.tsx'

serveProduct()

afterEach(() => sessionStorage.clear())

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
