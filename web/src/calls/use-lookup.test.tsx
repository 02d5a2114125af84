// @vitest-environment jsdom
import { Refusal } from '@headframe/wire'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { reportedBugs } from '../testing/reported-bugs.ts'
import { useLookup } from './use-lookup.ts'

function looking(ask: (text: string) => Promise<readonly string[]>) {
  const { result } = renderHook(() => useLookup(ask, { shortest: 2, waitMs: 0 }))
  return {
    found: () => result.current.found,
    look: (text: string) => act(() => result.current.look(text)),
  }
}

test('a search that is refused offers nothing, and nobody is told', async () => {
  const bugs = reportedBugs()
  let asked = 0
  const { found, look } = looking(async () => {
    asked += 1
    throw new Refusal('UNREACHABLE')
  })

  look('newman')
  await waitFor(() => expect(asked).toBe(1))
  await act(async () => {})

  expect(found()).toEqual([])
  expect(bugs).toEqual([])
})

test('a bug in one is not hidden behind an empty list', async () => {
  const bugs = reportedBugs()
  const { found, look } = looking(async () => {
    throw new TypeError('Of nothing there is no name')
  })

  look('newman')
  await waitFor(() => expect(bugs).toHaveLength(1))

  expect(found()).toEqual([])
})
