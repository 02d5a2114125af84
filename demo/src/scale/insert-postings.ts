import { sql } from 'kysely'
import { asSoonAsPossible, workTypes } from '@headframe/wire'
import type { Writing } from '@headframe/server/src/db/open.ts'
import { chance, idOf, listed, numbered, rowNumber } from './numbers.ts'
import type { Numbers, Scale } from './numbers.ts'

/** Postings in every state, spread over a month and the three before it. Most are open. */
export async function insertPostings(db: Writing, scale: Scale, part: Numbers): Promise<number> {
  const { now } = scale
  const dice = diceOf(scale)
  const { numAffectedRows = 0n } = await sql`
    insert into job (
      id, company_id, slug, title, industry_id, role_id, description, description_html,
      work_location, location_lat, location_lng, time_zone, work_type, contract_length,
      work_arrangement, start_date, rate_category, rate, rate_type,
      roster, roster_on, roster_off, roster_is_even, hours, is_project,
      created_at, touched_at, published_at, expires_at, closed_at, payment_method, words, occupations
    )
    select ${idOf(scale, 'job', rowNumber)}, ${companyOf(scale)},
      text.slug || ${`-${scale.seed}-`}::text || row.number,
      text.title, text.industry_id, text.role_id, text.description, text.html,
      place.name || ' ' || place.state,
      case when kind.pin > 2 then place.lat + (kind.north - 50) / 400.0 end,
      case when kind.pin > 2 then place.lng + (kind.east - 50) / 400.0 end,
      case when life.published_at is not null then place.zone end,
      kind.work_type, case when kind.work_type = 'contract' then '6 months' end,
      (array['fifo', 'fifo', 'fifo', 'field', 'office', 'office', 'hybrid', 'wfh', 'other'])[
        1 + ${dice('arrangement', 9)}],
      case when kind.start < 35 then ${sql.lit(asSoonAsPossible)}
        else (extract(epoch from date_trunc('day', ${now}::timestamptz)) + kind.start * 86400)::bigint end,
      kind.rate_category,
      case when kind.rate_category = 'custom_rate' then pay.rate end,
      case when kind.rate_category = 'custom_rate' then pay.rate_type end,
      roster.text, roster.days_on, roster.days_off, roster.is_even, '12 hours', false,
      life.created_at, life.created_at, life.published_at,
      ${expiryOf(sql`life.published_at`)}, life.closed_at,
      case when life.published_at is not null then 'free' end,
      concat_ws(E'\\n', text.title_words, ${wordsOf('role.name')}, ${wordsOf('company.name')}, place.words, text.text_words),
      text.occupations
    ${fromWhatIsDrawn(scale, part)}
    on conflict (id) do nothing`.execute(db)
  return Number(numAffectedRows)
}

/** Names that are invented have plain letters alone. */
function wordsOf(name: string) {
  const plain = `replace(lower(${name}), '''', '')`
  return sql.raw(`' ' || btrim(regexp_replace(${plain}, '[^a-z0-9]+', ' ', 'g')) || ' '`)
}

/** Of each row everything that is left to chance. */
function fromWhatIsDrawn(scale: Scale, part: Numbers) {
  const dice = diceOf(scale)
  return sql`
    from ${numbered(part)}
    cross join lateral (select
      ${dice('pin', 100)} as pin, ${dice('north', 100)} as north, ${dice('east', 100)} as east,
      ${dice('start', 100)} as start, ${dice('state', 100)} as state, ${dice('age', 40_000)} as age,
      (${sql.val([...workTypes])}::text[])[1 + ${dice('work type', 4)}] as work_type,
      (array['custom_rate', 'custom_rate', 'custom_rate', 'undisclosed', 'award', 'negotiable', 'market_rate'])[
        1 + ${dice('rate category', 7)}] as rate_category
    ) as kind
    cross join lateral (select ${lifeOf(scale.now)}) as life
    join ${listed(scale.texts, 'text', 'title text, slug text, industry_id int, role_id int, description jsonb, html text, least int, most int, title_words text, text_words text, occupations text[]')}
      on text.at = ${drawn(scale, 'texts')}
    join ${listed(scale.places, 'place', 'name text, state text, lat float8, lng float8, zone text, words text')}
      on place.at = ${drawn(scale, 'places')}
    join role on role.id = text.role_id
    join company on company.id = ${companyOf(scale)}
    join ${listed(scale.rosters, 'roster', 'text text, days_on int, days_off int, is_even boolean')}
      on roster.at = ${drawn(scale, 'rosters')}
    cross join lateral (select
      case when ${dice('per day', 10)} < 7 then 'hour' else 'day' end as rate_type,
      (text.least + ${chance(scale, 'pay', rowNumber, sql`(text.most - text.least)`)})
        * case when ${dice('per day', 10)} < 7 then 1 else 10 end as rate
    ) as pay`
}

/** A number from 0 up to `many`, without it, by the word for what it decides. */
function diceOf(scale: Scale) {
  return (word: string, many: number) => chance(scale, word, rowNumber, many)
}

/** Which of a list the row has. */
function drawn(scale: Scale, list: 'texts' | 'places' | 'rosters') {
  return chance(scale, list, rowNumber, scale[list].length)
}

function companyOf(scale: Scale) {
  return idOf(scale, 'company', sql`(1 + row.number % ${sql.lit(scale.companies)})`)
}

/**
 * Of a hundred, eight are drafts, twelve have expired, eight were closed and the others are open. The
 * first one is: it is the one that everybody applies to. The age is told in minutes.
 */
function lifeOf(now: Date) {
  const before = (minutes: string) =>
    sql`${now}::timestamptz - make_interval(mins => ${sql.raw(minutes)})`
  const state = sql`case when row.number = 1 then 99 else kind.state end`
  return sql`
    case when ${state} between 8 and 19 then ${before('kind.age + 46000')} else ${before('kind.age + 60')} end
      as created_at,
    case when ${state} between 8 and 19 then ${before('kind.age + 45940')}
      when ${state} >= 20 then ${before('kind.age')} end as published_at,
    case when ${state} between 20 and 27 then ${before('kind.age / 2')} end as closed_at`
}

/** The end of the thirtieth day after it went live, where the work is. */
function expiryOf(publishedAt: ReturnType<typeof sql>) {
  return sql`((${publishedAt} at time zone place.zone)::date + 31)::timestamp at time zone place.zone
    - interval '1 second'`
}
