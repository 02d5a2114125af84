// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'

import { elapsedInShort } from '../../lib/elapsed.ts'
import { Moment } from './moment.tsx'
import { mount } from '../testing/mount.ts'
import { useNow } from '../use-now.ts'

afterEach(() => void vi.useRealTimers())

function Posted({ at }: { at: number }) {
  return <Moment at={at}>{elapsedInShort(at, useNow())}</Moment>
}

test('what happened just now does not stay so on an open page', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T03:04:30Z') })
  mount(<Posted at={Date.now() / 1000} />)
  expect(screen.getByText('Just now').getAttribute('datetime')).toBe('2026-11-22T03:04:30.000Z')

  act(() => void vi.advanceTimersByTime(5 * 60_000))
  expect(screen.getByText('4 minutes ago').title).toMatch(/ at /)
})

test('fingers and keys, which see no tooltip, press it to be told exactly', async () => {
  const user = userEvent.setup()
  mount(
    <Moment at={1_795_230_270} pressable>
      3 days ago
    </Moment>,
  )

  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button').textContent).toMatch(
    /^\w+day, \d+ November 2026 at .+ your time$/,
  )

  await user.click(screen.getByRole('button'))
  expect(screen.getByRole('button', { name: '3 days ago' })).toBe(document.activeElement)
})

test('a row that leads on to where it can be pressed has no stop for the keyboard at its time', () => {
  mount(<Posted at={Date.now() / 1000} />)
  expect(screen.queryByRole('button')).toBeNull()
})
