// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { heading, open, serveProduct } from '../../../testing/opened-app.tsx'

const product = serveProduct()

function answersTo(contact: string | null) {
  product.replies = () => ({ status: 200, body: { writer: { provider: 'built-in' }, contact } })
}

test('where somebody answers, the privacy notice names them', async () => {
  answersTo('hello@headframe.example')
  open('/privacy')
  await heading('Privacy, in plain words')

  const link = await screen.findByRole('link', { name: 'hello@headframe.example' })
  expect(link.getAttribute('href')).toBe('mailto:hello@headframe.example')
})

test('where nobody does, it promises no answer, and leads to where one helps oneself', async () => {
  answersTo(null)
  open('/privacy')
  await heading('Privacy, in plain words')

  // Read by the same answer.
  await screen.findByText(/written by a program on our own server/)
  expect(screen.queryByText(/reply to any mail/i)).toBeNull()
  expect(screen.getByRole('link', { name: 'for companies' }).getAttribute('href')).toBe(
    '/company/settings',
  )
})
