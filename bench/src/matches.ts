import { setTimeout as pause } from 'node:timers/promises'
import { gatherStatistics } from '@headframe/demo/src/scale/fill-scale.ts'
import { inOneTransaction } from '@headframe/server/src/db/call-transaction.ts'
import { insertTask } from '@headframe/server/src/kit/tasks/task-rows.ts'
import { rankContractor } from '@headframe/server/src/market/matches/rank-contractor.ts'
import { rankPosting } from '@headframe/server/src/market/matches/rank-posting.ts'
import { contractorJobs } from '@headframe/wire'
import type { Figure } from './figures.ts'
import { aMarketplace } from './marketplaces.ts'
import type { Marketplace } from './marketplaces.ts'
import { costsInTurn, median, msOf, read, timesUntil } from './page-costs.ts'

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

/** Promises a round and waits for its end; answers how many seconds it took. */
async function ranked(place: Marketplace, who: Who): Promise<number> {
  const now = new Date()
  const { contractor, crowded, database } = place
  const task =
    who === 'person'
      ? { kind: rankContractor.name, payload: { contractorId: contractor.id } }
      : { kind: rankPosting.name, payload: { jobId: crowded.jobId } }
  const ms = await msOf(async () => {
    await inOneTransaction(database, (db) =>
      insertTask(db, { ...task, promisedAt: now, dueAt: now }),
    )
    while ((await rankedAt(place, who)) < now) await pause(20)
  })
  return ms / 1000
}

/** The beginning of the round that was over last. */
async function rankedAt({ database, contractor, crowded }: Marketplace, who: Who): Promise<Date> {
  const { reading } = database
  const found =
    who === 'person'
      ? reading
          .selectFrom('contractor_reading')
          .select('ranked_at')
          .where('contractor_id', '=', contractor.id)
      : reading.selectFrom('job_reading').select('ranked_at').where('job_id', '=', crowded.jobId)
  return (await found.executeTakeFirstOrThrow()).ranked_at ?? new Date(0)
}
