import { workArrangements, workTypes } from '@headframe/wire'
import type { WorkWishes } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import { instantOf } from '../../domain/instants.ts'

const open: WorkWishes = {
  rosters: [],
  even_time_or_better: false,
  arrangements: [],
  work_types: [],
  point_of_hire: null,
  point_of_hire_lat: null,
  point_of_hire_lng: null,
  max_travel_km: null,
  nights: 'any',
  longest_swing_days: null,
  updated_date: null,
}

/** What a contractor wishes of the next job; everything is open until they have said so. */
export async function findWorkWishes(db: Reading, contractorId: string): Promise<WorkWishes> {
  const row = await db
    .selectFrom('work_wishes')
    .selectAll()
    .where('contractor_id', '=', contractorId)
    .executeTakeFirst()
  if (!row) return open
  const { contractor_id: _whose, updated_at, ...wishes } = row
  return {
    ...wishes,
    arrangements: workArrangements.filter((one) => wishes.arrangements.includes(one)),
    work_types: workTypes.filter((one) => wishes.work_types.includes(one)),
    nights: wishes.nights === 'days_only' ? 'days_only' : 'any',
    updated_date: instantOf(updated_at),
  }
}

export type ChangedWishes = Partial<Omit<WorkWishes, 'updated_date'>>

/** What is not named stays as it is. */
export async function keepWorkWishes(
  db: Writing,
  contractorId: string,
  changed: ChangedWishes,
  now: Date,
): Promise<void> {
  const { updated_date: _never, ...nothing } = open
  await db
    .insertInto('work_wishes')
    .values({ ...nothing, ...changed, contractor_id: contractorId, updated_at: now })
    .onConflict((known) =>
      known.column('contractor_id').doUpdateSet({ ...changed, updated_at: now }),
    )
    .execute()
}
