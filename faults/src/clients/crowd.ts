import { setTimeout as pause } from 'node:timers/promises'
import { giveCredits } from '@headframe/server/src/testing/payments.ts'
import { upTo } from '../ground.ts'
import { openHistory } from '../history.ts'
import type { HistoryBook } from '../history.ts'
import type { Installation } from '../installation.ts'
import { applying, deciding, posting, registering, uploading, wishing } from './occupations.ts'
import type { Market, Occupation } from './occupations.ts'
import { registerCompany } from './people.ts'
import type { Employer } from './people.ts'

/** People at work on one installation, who go on while it falls and comes back. */
export interface Crowd {
  readonly history: HistoryBook
  readonly market: Market
  /** Everybody ends what they have begun, and hears of it. */
  goHome(): Promise<void>
}

const posters = 6

const day: readonly Occupation[] = [
  ...Array<Occupation>(7).fill(applying),
  ...Array<Occupation>(posters).fill(posting),
  ...Array<Occupation>(3).fill(wishing),
  ...Array<Occupation>(2).fill(registering),
  deciding,
  uploading,
]

const credits = 100_000

export async function aCrowd(place: Installation, until: AbortSignal): Promise<Crowd> {
  const market = await aMarket(place, posters)
  const evening = new AbortController()
  const over = AbortSignal.any([until, evening.signal])
  const people = day.map(async (occupation) => {
    const turn = occupation(market)
    // A turn with nothing to do must not keep everybody else from theirs.
    for (; !over.aborted; await pause(1)) await turn()
  })
  // Whoever fails is heard of when all go home.
  const all = Promise.all(people)
  all.catch(() => undefined)

  return {
    history: market.history,
    market,
    async goHome() {
      evening.abort()
      await all
    },
  }
}

/** Employers with more credits than they can spend. */
export async function aMarket(place: Installation, many = 1): Promise<Market> {
  const town = { place, history: openHistory() }
  const registered = await Promise.all(upTo(many).map(() => registerCompany(town)))
  const employers = registered.filter((one): one is Employer => one !== undefined)
  if (employers.length < many) {
    throw new Error(`Companies could not register: ${town.history.broken.join('; ')}`)
  }
  await place.look(async ({ database }) => {
    const world = { database, clock: () => new Date() }
    for (const employer of employers) await giveCredits({ world }, employer, credits)
  })
  return { ...town, employers, idle: [...employers], board: [] }
}
