import type { Selectable } from 'kysely'
import { workArrangements, workTypes } from '@headframe/wire'
import type { WorkWishes } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import type { Tables } from '../../db/tables.ts'
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
  return wishesOf(row)
}

type Row = Selectable<Tables['work_wishes']>

/** Nothing where nobody has wished for anything, or a row that was joined and is not there. */
export function wishesOf(
  row: { [Column in keyof Row]: Row[Column] | null } | undefined,
): WorkWishes {
  if (!row?.updated_at) return open
  return {
    rosters: row.rosters ?? [],
    even_time_or_better: row.even_time_or_better ?? false,
    arrangements: workArrangements.filter((one) => row.arrangements?.includes(one)),
    work_types: workTypes.filter((one) => row.work_types?.includes(one)),
    point_of_hire: row.point_of_hire,
    point_of_hire_lat: row.point_of_hire_lat,
    point_of_hire_lng: row.point_of_hire_lng,
    max_travel_km: row.max_travel_km,
    nights: row.nights === 'days_only' ? 'days_only' : 'any',
    longest_swing_days: row.longest_swing_days,
    updated_date: instantOf(row.updated_at),
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
