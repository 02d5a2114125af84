// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { heading, open, serveProduct } from '../../../testing/opened-app.tsx'

serveProduct()

/** As the served document does. */
function nameContact() {
  document.head.append(
    Object.assign(document.createElement('meta'), {
      name: 'contact',
      content: 'hello@headframe.example',
    }),
  )
}

test('where somebody answers, the privacy notice names them', async () => {
  nameContact()
  open('/privacy')
  await heading('Privacy, in plain words')

  const link = screen.getByRole('link', { name: 'hello@headframe.example' })
  expect(link.getAttribute('href')).toBe('mailto:hello@headframe.example')
  expect(screen.getByText(/reply to any mail/)).toBeTruthy()
})

test('where nobody does, it promises no answer, and leads to where one helps oneself', async () => {
  open('/privacy')
  await heading('Privacy, in plain words')

  expect(screen.queryByText(/reply to any mail/i)).toBeNull()
  expect(screen.getByRole('link', { name: 'for companies' }).getAttribute('href')).toBe(
    '/company/settings',
  )
})
