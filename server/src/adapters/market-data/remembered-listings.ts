import { ProviderDown } from '../provider-down.ts'
import type { Listing } from './market-data.ts'

type Ask = (ticker: string) => Promise<Listing | undefined>

interface Answer {
  readonly listing: Listing | undefined
  readonly heardAtMs: number
}

const minuteMs = 60_000
const knownForMs = 15 * minuteMs
const unknownForMs = 5 * minuteMs
const betterThanNothingForMs = 24 * 60 * minuteMs
const mostAnswers = 1000

/**
 * Asks a provider only for what was not heard lately, and once for all who ask at the same time. What it
 * said within a day stands while it is down.
 */
export function rememberListings(ask: Ask, clock: () => Date): Ask {
  const answers = new Map<string, Answer>()
  const underWay = new Map<string, Promise<Listing | undefined>>()

  async function askAnew(ticker: string): Promise<Listing | undefined> {
    try {
      const listing = await ask(ticker)
      keep(ticker, { listing, heardAtMs: clock().getTime() })
      return listing
    } catch (error) {
      const last = answers.get(ticker)
      const stands = last?.listing && ageOf(last) < betterThanNothingForMs
      if (error instanceof ProviderDown && stands) return last.listing
      throw error
    } finally {
      underWay.delete(ticker)
    }
  }

  /** The answer that was heard longest ago makes room. */
  function keep(ticker: string, answer: Answer): void {
    answers.delete(ticker)
    answers.set(ticker, answer)
    const [oldest] = answers.keys()
    if (answers.size > mostAnswers && oldest !== undefined) answers.delete(oldest)
  }

  function ageOf({ heardAtMs }: Answer): number {
    return clock().getTime() - heardAtMs
  }

  return async (ticker) => {
    const last = answers.get(ticker)
    if (last && ageOf(last) < (last.listing ? knownForMs : unknownForMs)) return last.listing

    const asking = underWay.get(ticker) ?? askAnew(ticker)
    underWay.set(ticker, asking)
    return asking
  }
}
