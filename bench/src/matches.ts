import { setTimeout as pause } from 'node:timers/promises'
import { gatherStatistics } from '@headframe/demo/src/scale/fill-scale.ts'
import { contractorJobs } from '@headframe/wire'
import type { Figure } from './figures.ts'
import { aMarketplace } from './marketplaces.ts'
import type { Marketplace } from './marketplaces.ts'
import { costsInTurn, median, read, timesUntil } from './page-costs.ts'
import { rankedPerson, rankedPosting } from './rounds.ts'

const [few, many] = [10_000, 100_000]
const jobsOfApplicant = 10

/** Lists in order of match in a small and in a large marketplace, and what it takes to make that order. */
export async function measureMatches(): Promise<Figure[]> {
  const small = await aMarketplace(few, { crowd: few / jobsOfApplicant })
  const large = await aMarketplace(many, { crowd: many / jobsOfApplicant })
  try {
    for (const place of [small, large]) {
      await ranked(place, 'person')
      await ranked(place, 'posting')
      // As the database does by itself within a minute.
      await gatherStatistics(place.database)
    }
    return [
      ...(await measureOrder('Jobs', jobsSorted, small, large)),
      ...(await measureOrder('Applicants', applicantsSorted, small, large)),
      ...(await measureRound('A new resume', 'person', large)),
      ...(await measureRound('A changed posting', 'posting', large)),
    ]
  } finally {
    await small.stop()
    await large.stop()
  }
}

type Sort = 'match' | 'newest'

function jobsSorted({ url, contractor }: Marketplace, sort: Sort): Promise<void> {
  const address = `${url}/api${contractorJobs.find.path}?page=1&sort=${sort}`
  return read(address, { authorization: `Bearer ${contractor.token}` })
}

function applicantsSorted({ url, crowded }: Marketplace, sort: Sort): Promise<void> {
  const address = `${url}/api/company/get-applicants/${crowded.jobId}?page=1&sort=${sort}`
  return read(address, { authorization: `Bearer ${crowded.token}` })
}

async function measureOrder(
  name: string,
  ask: (place: Marketplace, sort: Sort) => Promise<void>,
  small: Marketplace,
  large: Marketplace,
): Promise<Figure[]> {
  const costs = await costsInTurn({
    inSmall: () => ask(small, 'match'),
    inLarge: () => ask(large, 'match'),
    byDate: () => ask(large, 'newest'),
    byDateInSmall: () => ask(small, 'newest'),
  })
  const { inSmall, inLarge, byDate, byDateInSmall } = costs
  const ratio = (which: string, ours: number, other: number, atMost: number): Figure => ({
    name: `${name} by match${which}`,
    ratio: ours / other,
    atMost,
    detail: `${ours.toFixed(1)} ms against ${other.toFixed(1)} ms`,
  })
  return [
    ratio(': 100,000 / 10,000', inLarge, inSmall, 1.5),
    ratio(' / by date, of 100,000', inLarge, byDate, 2),
    ratio(' / by date, of 10,000', inSmall, byDateInSmall, 2),
  ]
}

type Who = 'person' | 'posting'

const mostSeconds = 10
const turns = 8

/** In the background, by the worker of the running product, while somebody else asks for something. */
async function measureRound(name: string, who: Who, place: Marketplace): Promise<Figure[]> {
  const other = () => jobsSorted(place, 'newest')
  const alone: number[] = []
  const meanwhile: number[] = []
  const seconds: number[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    alone.push(...(await timesUntil(other, pause(1500))))
    const round = ranked(place, who)
    meanwhile.push(...(await timesUntil(other, round)))
    seconds.push(await round)
  }
  const [busy, quiet] = [median(meanwhile), median(alone)]
  return [
    {
      name: `${name} among 100,000 jobs, in order`,
      ms: Math.min(...seconds) * 1000,
      atMost: mostSeconds * 1000,
      detail: `${seconds.map((one) => one.toFixed(1)).join(', ')} s`,
    },
    {
      name: `${name} put in order: other calls / alone`,
      ratio: busy / quiet,
      atMost: 1.2,
      detail: `${busy.toFixed(1)} ms against ${quiet.toFixed(1)} ms, ${meanwhile.length} calls`,
    },
  ]
}

/** Answers how many seconds a round took. */
function ranked({ contractor, crowded, database }: Marketplace, who: Who): Promise<number> {
  return who === 'person'
    ? rankedPerson(database, contractor.id)
    : rankedPosting(database, crowded.jobId)
}
