import { expect, test, vi } from 'vitest'

import { ahead } from './ahead.ts'

test('whoever comes to a screen has asked for what it shows, whoever only points at a link has not', () => {
  const ask = vi.fn<() => Promise<void>>(() => Promise.resolve())

  ahead({ preload: true }, ask)
  expect(ask).not.toHaveBeenCalled()
  ahead({ preload: false }, ask)
  expect(ask).toHaveBeenCalledOnce()
})
