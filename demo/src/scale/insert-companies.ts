import { sql } from 'kysely'
import type { Writing } from '@headframe/server/src/db/open.ts'
import { chance, idOf, listed, numbered, rowNumber } from './numbers.ts'
import type { Numbers, Scale } from './numbers.ts'

/** Accounts and companies with a published name and nothing else. */
export async function insertCompanies(db: Writing, scale: Scale, part: Numbers): Promise<number> {
  const id = idOf(scale, 'company', rowNumber)
  const createdAt = sql`${scale.now}::timestamptz - interval '2 years'`
  await sql`
    insert into account (id, audience, email, password_hash, created_at)
    select ${id}, 'company', 'company-' || row.number || ${`@${scale.seed}.scale.example`},
      ${scale.passwordHash}, ${createdAt}
    from ${numbered(part)}
    on conflict do nothing`.execute(db)

  const { numAffectedRows = 0n } = await sql`
    insert into company (id, slug, name, created_at, published_at, industry_id, office_address)
    select ${id}, trim(both '-' from regexp_replace(lower(named.name), '[^a-z0-9]+', '-', 'g'))
        || '-' || ${`${scale.seed}-`}::text || row.number,
      named.name, ${createdAt}, ${createdAt}, 1 + ${chance(scale, 'company', rowNumber, 10)},
      place.name || ' ' || place.state || ' ' || place.postcode
    from ${numbered(part)}
    join ${listed(scale.companyNames, 'named', 'name text')}
      on named.at = row.number % ${scale.companyNames.length}
    join ${listed(scale.places, 'place', 'name text, state text, postcode text')}
      on place.at = ${chance(scale, 'office', rowNumber, scale.places.length)}
    on conflict (id) do nothing`.execute(db)
  return Number(numAffectedRows)
}
