import { sql } from 'kysely'
import { visaOptions } from '@headframe/wire'
import type { Writing } from '@headframe/server/src/db/open.ts'
import { chance, idOf, listed, numbered, rowNumber } from './numbers.ts'
import type { Numbers, Scale } from './numbers.ts'

/** Accounts and people with a role, a place and a rate. They have neither resumes nor pictures. */
export async function insertContractors(db: Writing, scale: Scale, part: Numbers): Promise<number> {
  const id = idOf(scale, 'contractor', rowNumber)
  const joinedAt = sql`${scale.now}::timestamptz
    - make_interval(days => 121 + ${chance(scale, 'joined', rowNumber, 600)})`
  await sql`
    insert into account (id, audience, email, password_hash, created_at)
    select ${id}, 'contractor', 'contractor-' || row.number || ${`@${scale.seed}.scale.example`},
      ${scale.passwordHash}, ${joinedAt}
    from ${numbered(part)}
    on conflict do nothing`.execute(db)

  const { numAffectedRows = 0n } = await sql`
    insert into contractor (
      id, first_name, last_name, phone, suburb, state, post_code, visa_status, industry_id, role_id,
      rate, rate_type, availability, availability_said_at, profile_hash
    )
    select ${id}, who.first, who.last, '+61491570156', place.name, place.state, place.postcode,
      (${sql.val([...visaOptions])}::text[])[1 + ${chance(scale, 'visa', rowNumber, 3)}],
      text.industry_id, text.role_id,
      text.least + ${chance(scale, 'pay', rowNumber, sql`(text.most - text.least)`)}, 'hour',
      (array[0.1, 0.2, 0.5, 1])[1 + ${chance(scale, 'free', rowNumber, 4)}], ${joinedAt},
      md5(${`${scale.seed} profile `}::text || row.number)
    from ${numbered(part)}
    join ${listed(scale.people, 'who', 'first text, last text')}
      on who.at = ${chance(scale, 'name', rowNumber, scale.people.length)}
    join ${listed(scale.places, 'place', 'name text, state text, postcode text')}
      on place.at = ${chance(scale, 'home', rowNumber, scale.places.length)}
    join ${listed(scale.texts, 'text', 'industry_id int, role_id int, least int, most int')}
      on text.at = ${chance(scale, 'craft', rowNumber, scale.texts.length)}
    on conflict (id) do nothing`.execute(db)
  return Number(numAffectedRows)
}
