import { readSmallBody } from './read-small-body.ts'

const mostBytes = 65_536

/**
 * Asks a provider outside, which may send us nowhere else, take no longer and say no more than this.
 * Answers nothing where it knows nothing by this address.
 */
export async function askForJson(address: URL, timeoutMs: number): Promise<unknown> {
  const response = await fetch(address, {
    headers: { accept: 'application/json', 'user-agent': 'headframe' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (response.ok) return JSON.parse(await readSmallBody(response, mostBytes))

  await response.body?.cancel()
  if (response.status === 404) return undefined
  throw new Error(`answered with status ${response.status}`)
}
