// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
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
