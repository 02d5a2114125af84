import type { Writing } from '@headframe/server/src/db/open.ts'
import type { World } from '@headframe/server/src/kit/world.ts'
import { keepCommunityReading } from '@headframe/server/src/market/matches/community-readings.ts'
import { keepContractorReading } from '@headframe/server/src/market/matches/contractor-readings.ts'
import { keepJobReading } from '@headframe/server/src/market/matches/opening-readings.ts'
import { rankContractor } from '@headframe/server/src/market/matches/rank-contractor.ts'
import { keepWorkWishes } from '@headframe/server/src/market/people/work-wishes.ts'
import type { ChangedWishes } from '@headframe/server/src/market/people/work-wishes.ts'
import { demoSignIns } from '@headframe/server/src/demo/sign-ins.ts'

/** What people wish, and how all that was invented compares, as if the worker had long been round. */
export async function fillMatches(db: Writing, world: World, now: Date): Promise<void> {
  const jobs = await db
    .selectFrom('job')
    .select('id')
    .where('published_at', 'is not', null)
    .orderBy('id')
    .execute()
  for (const { id } of jobs) await keepJobReading(db, id, now)
  const pools = await db.selectFrom('community').select('id').orderBy('id').execute()
  for (const { id } of pools) await keepCommunityReading(db, id, now)

  const people = await db
    .selectFrom('contractor')
    .innerJoin('account', 'account.id', 'contractor.id')
    .select(['contractor.id', 'account.email'])
    .orderBy('account.email')
    .execute()
  for (const [index, { id, email }] of people.entries()) {
    const wishes = email === demoSignIns.contractor.email ? ofTheSignIn : someWishes[index % 6]
    if (wishes) await keepWorkWishes(db, id, wishes, now)
    await keepContractorReading(db, id, now)
    await rankContractor.run({ db, now, world, lastTry: false }, { contractorId: id })
  }
  await db.updateTable('job_reading').set({ ranked_at: now }).execute()
  await db.updateTable('community_reading').set({ ranked_at: now }).execute()
}

const perth = {
  point_of_hire: 'Perth WA',
  point_of_hire_lat: -31.951,
  point_of_hire_lng: 115.861,
}

const ofTheSignIn: ChangedWishes = {
  rosters: ['8:6', '7:7'],
  even_time_or_better: false,
  arrangements: ['fifo', 'field'],
  work_types: ['full_time', 'contract'],
  longest_swing_days: 14,
  ...perth,
}

/** Of six people two have said nothing. */
const someWishes: readonly (ChangedWishes | undefined)[] = [
  undefined,
  { rosters: ['2:1', '14:7'], arrangements: ['fifo'], ...perth },
  { nights: 'days_only', max_travel_km: 80, arrangements: ['office', 'hybrid', 'field'] },
  undefined,
  { even_time_or_better: true, arrangements: ['fifo', 'field'] },
  { work_types: ['contract', 'casual'], longest_swing_days: 21 },
]
