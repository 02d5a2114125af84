// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { heading, open, serveProduct } from '../../testing/opened-app.tsx'

serveProduct()

test('whoever forgot their password is told who can help', async () => {
  open('/admin/login')
  await heading('Staff Login')

  expect(screen.getByText(/^Forgot your password\? An administrator/)).toBeTruthy()
})
