// @vitest-environment jsdom
import { Refusal } from '@headframe/wire'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'

import { lazyPart } from './lazy-part.tsx'

afterEach(cleanup)

test('code that does not come is no bug of its own, is told in place, and can be asked for again', async () => {
  let isOnline = false
  const Ground = lazyPart(async () => {
    if (!isOnline) throw new Error('Unable to preload CSS for /assets/pin-icon.css')
    return { default: () => <p>The map</p> }
  })
  const caught: unknown[] = []
  render(<Ground loading="Loading" />, { onCaughtError: (error) => void caught.push(error) })

  const again = await screen.findByRole('button', { name: /try again/i })
  expect(caught).toEqual([expect.any(Refusal)])

  isOnline = true
  await userEvent.setup().click(again)
  expect(await screen.findByText('The map')).toBeTruthy()
})
