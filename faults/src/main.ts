import { writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openGround } from './ground.ts'
import type { OwnGround } from './ground.ts'
import type { Guarantee } from './guarantee.ts'
import { guarantees } from './guarantees.ts'
import { faultsOf, headline, isKept, lineOf } from './table.ts'
import type { Result } from './table.ts'

/**
 * Kills, cuts off, fills up and races the product, and holds what people were told against what stands
 * afterwards. `npm run faults -- --only a1,b2` tries some guarantees, `--short` the quick ones for a minute.
 */
const { values } = parseArgs({
  options: { only: { type: 'string' }, short: { type: 'boolean', default: false } },
})
const wanted = values.only?.toUpperCase().split(',')
const mostShown = 10
const mostMinutes = 15
const began = performance.now()
let ground: OwnGround | undefined
let leaving: Promise<never> | undefined

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    leaving ??= leave(130)
  })
}
process.on('uncaughtException', (error) => {
  say(error.stack ?? error.message)
  leaving ??= leave(1)
})

const chosen = guarantees.filter(
  ({ id, isQuick }) => (wanted?.includes(id) ?? true) && (isQuick || !values.short),
)
say(headline())
const results: Result[] = []
for (const guarantee of chosen) {
  const result = await tryOne(guarantee)
  await leaving
  results.push(result)
  say(lineOf(result))
  const faults = faultsOf(result)
  for (const fault of faults.slice(0, mostShown)) say(`     ${fault}`)
  if (faults.length > mostShown) say(`     and ${faults.length - mostShown} more`)
}

const kept = results.filter(isKept).length
tellCounts({ passed: kept, failed: results.length - kept })
process.exit(kept === results.length && results.length > 0 ? 0 : 1)

/** Nothing that was started stays behind. */
async function leave(code: number): Promise<never> {
  await ground?.clear()
  process.exit(code)
}

async function tryOne(guarantee: Guarantee): Promise<Result> {
  ground = openGround(values.short)
  try {
    const notTried = await guarantee.cannotBeTried?.(ground)
    if (notTried) return { guarantee, notTried }
    const tried = await Promise.race([guarantee.try(ground), tooLate(guarantee, ground)])
    return { guarantee, tried }
  } catch (error) {
    return { guarantee, failure: error instanceof Error ? (error.stack ?? '') : String(error) }
  } finally {
    await ground.clear()
  }
}

/** No try takes longer than it may, nor all of them together. */
async function tooLate({ withinSeconds }: Guarantee, { over }: OwnGround): Promise<never> {
  const leftMs = mostMinutes * 60_000 - (performance.now() - began)
  const mostMs = Math.max(0, Math.min(withinSeconds * 1000, leftMs))
  await pause(mostMs, undefined, { signal: over })
  throw new Error(`It was not over after ${Math.round(mostMs / 1000)} s`)
}

/** `npm test` adds them up over all its steps. */
function tellCounts(counts: { passed: number; failed: number }): void {
  const file = process.env['TEST_COUNTS_FILE']
  if (file) writeFileSync(file, JSON.stringify(counts))
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
