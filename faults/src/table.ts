import type { Guarantee, Tried } from './guarantee.ts'

/** What came of trying a guarantee: what was found, why it was not tried, or how the try itself failed. */
export type Result =
  | { readonly guarantee: Guarantee; readonly tried: Tried }
  | { readonly guarantee: Guarantee; readonly notTried: string }
  | { readonly guarantee: Guarantee; readonly failure: string }

const columns = [
  ['guarantee', 52],
  ['rounds', 7],
  ['acknowledged', 13],
  ['lost', 5],
  ['doubled', 8],
  ['half-done', 10],
  ['slowest recovery', 17],
] as const

export function headline(): string {
  return [...columns.map(([name, width]) => name.padEnd(width)), 'verdict'].join(' ')
}

export function lineOf(result: Result): string {
  const { id, says } = result.guarantee
  const cells = [`${id} ${says}`, ...('tried' in result ? figuresOf(result.tried) : [])]
  const padded = columns.map(([, width], at) => (cells[at] ?? '').padEnd(width))
  return [...padded, verdictOf(result)].join(' ')
}

function figuresOf(tried: Tried): string[] {
  const { rounds, acknowledged, lost, doubled, halfDone, slowestRecoveryMs: ms } = tried
  const counts = [rounds, acknowledged, lost.length, doubled.length, halfDone.length]
  return [...counts.map(String), ms === undefined ? '' : `${(ms / 1000).toFixed(1)} s`]
}

function verdictOf(result: Result): string {
  if ('notTried' in result) return `not tried: ${result.notTried}`
  if ('failure' in result) return `FAILED: ${result.failure}`
  return isKept(result) ? 'kept' : 'BROKEN'
}

export function isKept(result: Result): boolean {
  return 'tried' in result ? faultsOf(result).length === 0 : 'notTried' in result
}

/** Every single thing that speaks against it. */
export function faultsOf(result: Result): string[] {
  if (!('tried' in result)) return []
  const { lost, doubled, halfDone, broken, acknowledged, slowestRecoveryMs = 0 } = result.tried
  const { recoversWithinSeconds: most = Infinity } = result.guarantee
  return [
    ...lost.map((line) => `lost: ${line}`),
    ...doubled.map((line) => `doubled: ${line}`),
    ...halfDone.map((line) => `half-done: ${line}`),
    ...broken.map((line) => `broken: ${line}`),
    ...(slowestRecoveryMs > most * 1000 ? [`recovered later than after ${most} s`] : []),
    // Where nobody was told anything, nothing was tried.
    ...(acknowledged === 0 ? ['nothing was acknowledged'] : []),
  ]
}
