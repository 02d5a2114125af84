import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Writing } from '@headframe/server/src/db/open.ts'
import { textsOfCraft } from './invented.ts'
import { resumesOfCraft } from './invented-readings.ts'
import type { inventedReadings } from './invented-readings.ts'
import { chance, idOf, listed, numbered, rowNumber } from './numbers.ts'
import type { Numbers, Scale } from './numbers.ts'

type Readings = ReturnType<typeof inventedReadings>

/** What postings are compared by, as if the worker had long been round. */
export async function insertJobReadings(
  db: Writing,
  scale: Scale,
  { texts }: Readings,
  part: Numbers,
): Promise<void> {
  const which = chance(scale, 'texts', rowNumber, scale.texts.length)
  const readings = texts(await drawnOf(db, which, part))
  await sql`
    insert into job_reading (job_id, gist, quotes, said, families, read_at, ranked_at)
    select job.id, reading.gist, reading.quotes, reading.said, reading.families,
      job.published_at, job.published_at
    from ${numbered(part)}
    join job on job.id = ${idOf(scale, 'job', rowNumber)} and job.published_at is not null
    join ${listed(readings, 'reading', 'gist jsonb, quotes jsonb, said jsonb, families text[]')}
      on reading.at = ${which}
    on conflict do nothing`.execute(db)
}

/** What talent pools are compared by: the same texts as postings have. */
export async function insertCommunityReadings(
  db: Writing,
  scale: Scale,
  { texts }: Readings,
  part: Numbers,
): Promise<void> {
  const which = chance(scale, 'pool texts', rowNumber, scale.texts.length)
  const readings = texts(await drawnOf(db, which, part))
  await sql`
    insert into community_reading (community_id, gist, quotes, said, families, read_at, ranked_at)
    select community.id, reading.gist, reading.quotes, reading.said, reading.families,
      community.created_at, community.created_at
    from ${numbered(part)}
    join community on community.id = ${idOf(scale, 'pool', rowNumber)}
    join ${listed(readings, 'reading', 'gist jsonb, quotes jsonb, said jsonb, families text[]')}
      on reading.at = ${which}
    on conflict do nothing`.execute(db)
}

/** People of the same craft as their role. There is no resume behind it, and no order of lists yet. */
export async function insertContractorReadings(
  db: Writing,
  scale: Scale,
  { resumes }: Readings,
  part: Numbers,
): Promise<void> {
  const craft = sql<number>`(${chance(scale, 'craft', rowNumber, scale.texts.length)} / ${sql.lit(textsOfCraft)})`
  const which = sql<number>`(${craft} * ${sql.lit(resumesOfCraft)}
    + ${chance(scale, 'resume', rowNumber, resumesOfCraft)})`
  const readings = resumes(await drawnOf(db, which, part))
  await sql`
    insert into contractor_reading
      (contractor_id, gist, quotes, families, home_lat, home_lng, read_at, mailed_at)
    select contractor.id, reading.gist, reading.quotes, reading.families, place.lat, place.lng,
      ${scale.now}, ${scale.now}
    from ${numbered(part)}
    join contractor on contractor.id = ${idOf(scale, 'contractor', rowNumber)}
    join ${listed(scale.places, 'place', 'lat float8, lng float8')}
      on place.at = ${chance(scale, 'home', rowNumber, scale.places.length)}
    join ${listed(readings, 'reading', 'gist jsonb, quotes jsonb, families text[]')}
      on reading.at = ${which}
    on conflict do nothing`.execute(db)
}

/** A few rows draw a few of them only: the others need not be read. */
async function drawnOf(db: Writing, which: RawBuilder<number>, part: Numbers): Promise<number[]> {
  const { rows } = await sql<{ at: number }>`
    select distinct ${which} as at from ${numbered(part)}`.execute(db)
  return rows.map(({ at }) => at)
}
