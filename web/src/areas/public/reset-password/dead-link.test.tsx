// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { heading, open, serveProduct } from '../../../testing/opened-app.tsx'

serveProduct()

test('whoever opens a link that has ended is told where another one comes from, staff too', async () => {
  open(`/reset-password/${'x'.repeat(43)}`)
  await heading('Choose a new password')

  const hint = await screen.findByText(/^Request a new link as a/)
  expect(hint.textContent).toContain('Staff are mailed one by an administrator.')
})
