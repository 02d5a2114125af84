import autocannon from 'autocannon'

export const connections = 50
const seconds = 4
const rounds = 3

/** Requests a second that both can take, measured in turn so that a machine that slows down slows both. */
export async function compare(
  ours: autocannon.Options,
  other: autocannon.Options,
): Promise<{ ours: number; other: number }> {
  await fire(ours, 2)
  await fire(other, 2)
  const results = { ours: [] as number[], other: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    results.ours.push(await fire(ours, seconds))
    results.other.push(await fire(other, seconds))
  }
  return { ours: median(results.ours), other: median(results.other) }
}

export async function fire(options: autocannon.Options, duration: number): Promise<number> {
  const result = await autocannon({ connections, duration, ...options })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${options.url} answered ${result.non2xx} times otherwise and failed ${result.errors} times`,
    )
  }
  return result.requests.average
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
