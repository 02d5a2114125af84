import { sql } from 'kysely'
import { visaOptions } from '@headframe/wire'
import type { Writing } from '@headframe/server/src/db/open.ts'
import { copyContractors } from '@headframe/server/src/market/library/copy-contractors.ts'
import { chance, idOf, listed, numbered, rowNumber } from './numbers.ts'
import type { Numbers, Scale } from './numbers.ts'

/** Accounts and people with a role, a place and a rate. They have neither resumes nor pictures; what a resume would say stands in their readings. */
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
    select ${id}, who.first, who.last, '+6149' || lpad((row.number % 10000000)::text, 7, '0'), place.name, place.state, place.postcode,
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
  await copyThem(db, scale, part)
  return Number(numAffectedRows)
}

/** A statement takes so many values and no more. */
const copiedAtOnce = 1000

/** As everybody who registers, they stand in the library of the marketplace. */
async function copyThem(db: Writing, scale: Scale, part: Numbers): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select contractor.id from ${numbered(part)}
    join contractor on contractor.id = ${idOf(scale, 'contractor', rowNumber)}
    where not exists (select from profile where profile.contractor_id = contractor.id)`.execute(db)
  const ids = rows.map(({ id }) => id)
  for (let from = 0; from < ids.length; from += copiedAtOnce)
    await copyContractors(db, ids.slice(from, from + copiedAtOnce), scale.now)
}
