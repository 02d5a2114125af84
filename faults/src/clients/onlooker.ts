import { setTimeout as pause } from 'node:timers/promises'
import type { Installation } from '../installation.ts'

interface Look {
  readonly at: number
  readonly ms: number
  /** 0 where nobody answered. */
  readonly status: number
  readonly retryAfter: string | null
}

/** Reads the same page again and again, and writes down what came of it. */
export interface Onlooker {
  readonly looks: readonly Look[]
  stop(): Promise<void>
}

const everyMs = 100
const patienceMs = 20_000

export function anOnlooker(
  place: Pick<Installation, 'base'>,
  { path = '/contractor/get-jobs?page=1', until }: { path?: string; until: AbortSignal },
): Onlooker {
  const looks: Look[] = []
  const ending = new AbortController()
  const over = AbortSignal.any([until, ending.signal])
  const looking = lookOn()
  return {
    looks,
    async stop() {
      ending.abort()
      await looking
    },
  }

  async function lookOn(): Promise<void> {
    for (; !over.aborted; await pause(everyMs)) {
      const at = performance.now()
      const answer = await fetch(place.base + path, { signal: AbortSignal.timeout(patienceMs) })
        .then(async (response) => {
          await response.arrayBuffer()
          return { status: response.status, retryAfter: response.headers.get('retry-after') }
        })
        .catch(() => ({ status: 0, retryAfter: null }))
      looks.push({ at, ms: performance.now() - at, ...answer })
    }
  }
}

/** Answers that nobody should be given while something is away: neither what was asked for nor when to come back. */
export function strangeAnswers({ looks }: Onlooker, allowed: readonly number[]): string[] {
  const strange = looks.filter(
    ({ status, retryAfter }) =>
      !allowed.includes(status) || (status === 503 && retryAfter === null),
  )
  return [...new Set(strange.map(({ status }) => `readers were answered ${status}`))]
}

/** What all but the slowest twentieth took. */
export function usualMs(looks: readonly Look[]): number {
  const sorted = looks.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0
}
