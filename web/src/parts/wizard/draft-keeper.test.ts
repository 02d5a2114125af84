// @vitest-environment jsdom
import { Refusal, type RefusalCode } from '@headframe/wire'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { reportedBugs } from '../../testing/reported-bugs.ts'
import { createDraftKeeper } from './draft-keeper.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A shelf that saves are put on; it may be closed. */
function aShelf(refusal: RefusalCode = 'UNREACHABLE') {
  const shelf = { saved: [] as string[], isOpen: true, tries: 0 }
  const keeper = createDraftKeeper<string>({
    save: async (content) => {
      shelf.tries += 1
      if (!shelf.isOpen) throw new Refusal(refusal)
      shelf.saved.push(content)
    },
  })
  return { shelf, keeper }
}

test('what is typed is saved once nobody types any more, and only the newest of it', async () => {
  const { shelf, keeper } = aShelf()
  keeper.keep('M')
  await vi.advanceTimersByTimeAsync(1000)
  keeper.keep('Ma')
  await vi.advanceTimersByTimeAsync(1400)
  expect(shelf.saved).toEqual([])

  await vi.advanceTimersByTimeAsync(100)
  expect(shelf.saved).toEqual(['Ma'])
  expect(keeper.status()).toMatchObject({ is: 'saved' })
})

test('a finished step is saved at once', async () => {
  const { shelf, keeper } = aShelf()
  keeper.keepNow('Marnie')
  await vi.advanceTimersByTimeAsync(0)

  expect(shelf.saved).toEqual(['Marnie'])
})

test('two failures stay quiet, the third is told, and it goes on trying until it is saved', async () => {
  const { shelf, keeper } = aShelf()
  shelf.isOpen = false
  keeper.keepNow('Marnie')
  await vi.advanceTimersByTimeAsync(1500)
  expect(shelf.tries).toBe(2)
  expect(keeper.status().is).toBe('saving')

  await vi.advanceTimersByTimeAsync(3000)
  expect(keeper.status().is).toBe('not saved yet')

  shelf.isOpen = true
  keeper.keep('Marnie O')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(shelf.saved).toEqual(['Marnie O'])
  expect(keeper.status().is).toBe('saved')
})

test('typing does not knock more often at a closed door', async () => {
  const { shelf, keeper } = aShelf()
  shelf.isOpen = false
  keeper.keepNow('M')
  await vi.advanceTimersByTimeAsync(0)
  for (const text of ['Ma', 'Mar', 'Marn']) keeper.keep(text)
  await vi.advanceTimersByTimeAsync(1499)

  expect(shelf.tries).toBe(1)
})

test('without a network it is told at once', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { shelf, keeper } = aShelf()
  shelf.isOpen = false
  const told: string[] = []
  keeper.subscribe(() => told.push(keeper.status().is))
  keeper.keepNow('Marnie')
  await vi.advanceTimersByTimeAsync(0)

  expect(told).toEqual(['not saved yet'])
})

test('whose session was refused is not tried for until they do something more', async () => {
  const { shelf, keeper } = aShelf('UNAUTHENTICATED')
  shelf.isOpen = false
  keeper.keepNow('Marnie')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(shelf.tries).toBe(1)
  expect(keeper.status().is).toBe('not saved yet')

  shelf.isOpen = true
  keeper.keep('Marnie O')
  await vi.advanceTimersByTimeAsync(1500)
  expect(shelf.saved).toEqual(['Marnie O'])
})

test('an address that has an account by now is not asked about again until a step is finished', async () => {
  const { shelf, keeper } = aShelf('EMAIL_TAKEN')
  shelf.isOpen = false
  keeper.keepNow('Marnie')
  await vi.advanceTimersByTimeAsync(60_000)
  keeper.keep('Marnie O')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(shelf.tries).toBe(1)
  expect(keeper.status().is).toBe('address taken')

  shelf.isOpen = true
  keeper.keepNow('Marnie Okafor')
  await vi.advanceTimersByTimeAsync(0)
  expect(shelf.saved).toEqual(['Marnie Okafor'])
})

test('a bug in saving is reported, and saving goes on', async () => {
  const bugs = reportedBugs()
  const saved: string[] = []
  let tries = 0
  const keeper = createDraftKeeper<string>({
    save: async (content) => {
      tries += 1
      if (tries === 1) throw new TypeError('A bug')
      saved.push(content)
    },
  })
  keeper.keepNow('Marnie')
  await vi.advanceTimersByTimeAsync(0)
  keeper.keep('Marnie O')
  await vi.advanceTimersByTimeAsync(1500)

  expect(saved).toEqual(['Marnie O'])
  expect(bugs).toEqual([new TypeError('A bug')])
})

test('nothing is saved any more once the draft became what it was for', async () => {
  const { shelf, keeper } = aShelf()
  keeper.keep('Marnie')
  keeper.stop()
  await vi.advanceTimersByTimeAsync(60_000)

  expect(shelf.saved).toEqual([])
})
