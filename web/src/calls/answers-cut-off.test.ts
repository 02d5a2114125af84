import { reference, Refusal } from '@headframe/wire'
import { afterEach, expect, test, vi } from 'vitest'

import { outcomeOf } from './outcome.ts'
import { send } from './client.ts'

afterEach(() => vi.unstubAllGlobals())

/** The head of an answer is there, and half of its body; the rest ends as is said. */
function answerHalf(
  end: (controller: ReadableStreamDefaultController, signal?: AbortSignal) => void,
) {
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal?: AbortSignal } = {}) => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"data":['))
        end(controller, signal)
      },
    })
    return new Response(body, { headers: { 'Content-Type': 'application/json' } })
  })
}

const ask = (signal?: AbortSignal) =>
  outcomeOf(() => send(reference.places, { q: 'newman', limit: 6 }, signal ? { signal } : {}))

test('who takes a question back amid its answer has stopped, and nothing is wrong', async () => {
  answerHalf((controller, signal) =>
    signal?.addEventListener('abort', () => controller.error(signal.reason)),
  )
  const asking = new AbortController()
  const outcome = ask(asking.signal)
  setTimeout(() => asking.abort(), 20)
  expect(await outcome).toBe('stopped')
})

test('an answer that is cut off never came', async () => {
  answerHalf((controller) => setTimeout(() => controller.error(new TypeError('network')), 20))
  const outcome = await ask()
  expect(outcome).toMatchObject({ refusal: expect.any(Refusal) })
  expect(outcome).toMatchObject({ refusal: { code: 'UNREACHABLE' } })
})
