import { sql } from 'kysely'
import type { Writing } from '@headframe/server/src/db/open.ts'
import { chance, idOf, listed, numbered, rowNumber } from './numbers.ts'
import type { Numbers, Scale } from './numbers.ts'

/** Talent pools of every company, nine of ten of them open, spread over three months. */
export async function insertCommunities(db: Writing, scale: Scale, part: Numbers): Promise<number> {
  const dice = (word: string, many: number) => chance(scale, `pool ${word}`, rowNumber, many)
  const company = sql`(1 + row.number % ${sql.lit(scale.companies)})`
  const { numAffectedRows = 0n } = await sql`
    insert into community (
      id, company_id, title, location, location_lat, location_lng, type, work_type, hiring_by,
      status, rate, rate_type, qualifications, description, description_html, created_at, words
    )
    select ${idOf(scale, 'pool', rowNumber)}, company.id, text.title || ' ' || row.number,
      concat_ws(' ', place.name, place.state), place.lat, place.lng, 'general',
      (array['contract', 'permanent', 'either'])[1 + ${dice('work type', 3)}],
      (${scale.now}::timestamptz + (10 + ${dice('day', 100)}) * interval '1 day')::date,
      case ${dice('status', 20)} when 0 then 'paused' when 1 then 'closed' else 'active' end,
      80 + ${dice('rate', 60)}, 'hourly', array['HR licence', 'First aid'],
      text.description, text.html,
      ${scale.now}::timestamptz - ${dice('age', 130_000)} * interval '1 minute',
      concat_ws(E'\\n', text.title_words || row.number || ' ', ' hr licence first aid ',
        ' ' || lower(company.name) || ' ')
    from ${numbered(part)}
    join company on company.id = ${idOf(scale, 'company', company)}
    join ${listed(scale.texts, 'text', 'title text, description jsonb, html text, title_words text')}
      on text.at = ${chance(scale, 'pool texts', rowNumber, scale.texts.length)}
    join ${listed(scale.places, 'place', 'name text, state text, lat float8, lng float8')}
      on place.at = ${chance(scale, 'pool places', rowNumber, scale.places.length)}
    on conflict (id) do nothing`.execute(db)
  return Number(numAffectedRows)
}

const poolsOfEach = 3

/** Everybody is in the first pool, and in a few others. */
export async function insertMembers(db: Writing, scale: Scale, part: Numbers): Promise<number> {
  if (scale.pools === 0) return 0
  const nth = sql`row.number || '.' || nth`
  const which = sql`case nth when 0 then 1 else 1 + ${chance(scale, 'joins', nth, scale.pools)} end`
  const statuses = sql`array['Applied', 'Applied', 'Under Review', 'Accepted', 'Accepted', 'Declined']`
  const { numAffectedRows = 0n } = await sql`
    insert into community_member (id, community_id, contractor_id, applied_at, status)
    select ${idOf(scale, 'member', nth)}, community.id, contractor.id,
      ${scale.now}::timestamptz - ${chance(scale, 'joined', nth, 100_000)} * interval '1 minute',
      (${statuses})[1 + ${chance(scale, 'stands', nth, 6)}]
    from ${numbered(part)}
    cross join generate_series(0, ${sql.lit(poolsOfEach)}) as nth
    join contractor on contractor.id = ${idOf(scale, 'contractor', rowNumber)}
    join community on community.id = ${idOf(scale, 'pool', which)}
    on conflict do nothing`.execute(db)
  return Number(numAffectedRows)
}

const longestThread = 250

/** A long thread with the first member of the first pool, and a short one with each tenth. */
export async function insertMessages(db: Writing, scale: Scale, part: Numbers): Promise<number> {
  if (scale.pools === 0) return 0
  const length = sql`case row.number when 1 then ${sql.lit(longestThread)} else 3 end`
  const { numAffectedRows = 0n } = await sql`
    insert into community_message (id, member_id, sent_at, is_from_company, body, read_at)
    select ${idOf(scale, 'message', sql`row.number || '.' || nth`)}, member.id,
      ${scale.now}::timestamptz - (1000 - nth) * interval '1 minute', nth % 2 = 1,
      'Message ' || nth, ${scale.now}
    from ${numbered(part)}
    cross join lateral generate_series(1, ${length}) as nth
    join community_member as member on member.id = ${idOf(scale, 'member', sql`row.number || '.0'`)}
    where row.number = 1 or row.number % 10 = 0
    order by row.number, nth
    on conflict (id) do nothing`.execute(db)
  return Number(numAffectedRows)
}
