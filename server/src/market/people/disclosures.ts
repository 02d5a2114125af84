import { sql } from 'kysely'
import { nameOf, repliesWithFile } from '@headframe/wire'
import { accountIdOf } from '../../kit/actor.ts'
import type { Actor } from '../../kit/actor.ts'
import type { World } from '../../kit/world.ts'

/** A line for each of the people, however often they were shown at once. Whoever looks at themselves sees nobody else. */
export const noteDisclosures: World['noteDisclosures'] = async (
  db,
  { reader, by, people, call, now },
) => {
  const { readerId, personId } = readersOf(reader)
  await db
    .insertInto('disclosure')
    .columns([
      'disclosed_at',
      'reader_audience',
      'reader_id',
      'person_id',
      'contractor_id',
      'call',
      'took_file',
    ])
    .expression(
      db
        .selectFrom('contractor')
        .select([
          sql<Date>`${now}::timestamptz`.as('disclosed_at'),
          sql<string>`${reader.audience}::text`.as('reader_audience'),
          sql<string>`${readerId}::uuid`.as('reader_id'),
          sql<string | null>`${personId}::uuid`.as('person_id'),
          'contractor.id',
          sql<string>`${nameOf(call)}::text`.as('call'),
          sql<boolean>`${repliesWithFile(call)}::boolean`.as('took_file'),
        ])
        .where(by, '=', sql<string>`any(${people})`)
        .where('contractor.id', '<>', readerId),
    )
    .execute()
}

/** A company answers for all of its people; who of them it was is written down beside it. */
function readersOf(reader: Actor): { readerId: string; personId: string | null } {
  return reader.audience === 'company'
    ? { readerId: reader.companyId, personId: reader.personId }
    : { readerId: accountIdOf(reader), personId: null }
}
