import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Writing } from '@headframe/server/src/db/open.ts'
import { plainInDatabase } from '@headframe/server/src/kit/search.ts'
import { placeWritten } from '@headframe/server/src/adapters/geocoder/written-place.ts'
import {
  beside,
  keptAsNow,
  ofName,
  ofSelf,
  ofTitle,
  wordOfAccount,
} from '@headframe/server/src/market/library/profile-words.ts'
import { signsOfRosters } from '@headframe/server/src/market/library/roster-signs.ts'
import { signsOfHome } from '@headframe/server/src/market/people/home-signs.ts'
import { chance, idOf, listed, numbered, rowNumber } from './numbers.ts'
import type { Numbers, Scale } from './numbers.ts'

/** People in the library of the marketplace, each with the text of a resume that staff uploaded. Its file is not there. */
export async function insertProfiles(db: Writing, scale: Scale, part: Numbers): Promise<number> {
  const account = await marketplaceAccount(db)
  const inserted = await insertPeople(db, scale, part, account)
  await insertUploads(db, scale, part, account)
  await insertWords(db, scale, part, account)
  return inserted
}

async function marketplaceAccount(db: Writing): Promise<string> {
  const { id } = await db
    .selectFrom('staff_account')
    .select('id')
    .where('is_marketplace', '=', true)
    .executeTakeFirstOrThrow()
  return id
}

async function insertPeople(db: Writing, scale: Scale, part: Numbers, account: string) {
  const id = idOf(scale, 'profile', rowNumber)
  const by = (word: string, many: number) => chance(scale, word, rowNumber, many)
  const sometimes = (word: string, value: ReturnType<typeof sql>) =>
    sql`case when ${by(`${word} told`, 10)} < 7 then ${value} end`
  const parsedAt = sql`${scale.now}::timestamptz - make_interval(mins => ${by('parsed', 1_000_000)})`
  const months = sql`(12 + ${by('months', 360)})`
  const companyMonths = sql`least(${months}, 1 + ${by('company months', 90)})`
  const { numAffectedRows = 0n } = await sql`
    insert into profile (
      id, staff_account_id, hash, added_at, full_name, name_order, email, phone, location,
      employee_type, availability, availability_said_at, free_from, salary, rate, visa,
      is_open_to_work, current_title, current_company, is_employed, companies, total_companies,
      total_months, current_company_months, loyalty_months, months_today, company_months_today,
      counted_in, tags, parsed_at
    )
    select ${id}, ${account}, md5(${`${scale.seed} library `}::text || row.number), ${parsedAt},
      who.first || ' ' || who.last, ${plainInDatabase(sql<string>`who.first || ' ' || who.last`)},
      'person-' || row.number || ${`@${scale.seed}.scale.example`},
      '+6148' || lpad((row.number % 10000000)::text, 7, '0'), place.name || ' ' || place.state,
      ${by('type', 3)}, said.availability, ${parsedAt}, ${parsedAt} + said.wait,
      ${sometimes('salary', sql`(text.least * 1000 + ${by('salary', 90)} * 1000)`)},
      ${sometimes('rate', sql`(text.least + ${by('rate', 60)})`)}, 'Citizen',
      ${by('open', 2)} = 1, text.title, employer.companies[1], ${by('employed', 2)} = 1,
      employer.companies, cardinality(employer.companies), ${months}, ${companyMonths},
      ${months} / greatest(1, cardinality(employer.companies)), ${months}, ${companyMonths},
      ${scale.now}::date, text.tags, ${parsedAt}
    from ${numbered(part)}
    join ${listed(scale.people, 'who', 'first text, last text')}
      on who.at = ${by('name', scale.people.length)}
    join ${listed(scale.places, 'place', 'name text, state text')}
      on place.at = ${by('home', scale.places.length)}
    join ${listed(scale.texts, 'text', 'title text, least int, tags jsonb')}
      on text.at = ${by('craft', scale.texts.length)}
    join (values (0, 0.1, interval '0'), (1, 0.2, interval '7 days'), (2, 0.5, interval '14 days'),
      (3, 1, interval '1 month')) as said(at, availability, wait) on said.at = ${by('free', 4)}
    join ${listed(scale.companyNames, 'present', 'name text')}
      on present.at = ${by('present company', scale.companyNames.length)}
    join ${listed(scale.companyNames, 'former', 'name text')}
      on former.at = ${by('former company', scale.companyNames.length)}
    cross join lateral (select case when present.name = former.name
      then array[present.name] else array[present.name, former.name] end as companies) as employer
    on conflict (id) do nothing`.execute(db)
  return Number(numAffectedRows)
}

/** What was read stands under the same id as the person. */
async function insertUploads(db: Writing, scale: Scale, part: Numbers, account: string) {
  const id = idOf(scale, 'profile', rowNumber)
  await sql`
    insert into upload (
      id, hash, staff_account_id, file_name, sha256, uploaded_at, status, read_at, content, profile_id
    )
    select ${id}, md5(${`${scale.seed} upload `}::text || row.number), ${account},
      'resume-' || row.number || '.pdf', sha256((${`${scale.seed} `}::text || row.number)::bytea),
      profile.parsed_at, 1, profile.parsed_at,
      concat_ws(E'\\n', profile.full_name, profile.email, profile.location, profile.current_title, text.text_words),
      profile.id
    from ${numbered(part)}
    join profile on profile.id = ${id}
    join ${listed(scale.texts, 'text', 'text_words text')}
      on text.at = ${chance(scale, 'craft', rowNumber, scale.texts.length)}
    on conflict (id) do nothing`.execute(db)
}

/**
 * The same words as the product keeps; the database's own reader of plain words is quicker for so many. Addresses
 * are compared byte by byte, where letters such as ł would be none.
 */
async function insertWords(db: Writing, scale: Scale, part: Numbers, account: string) {
  const kept = sql`full_name, current_title, current_company, array_to_string(companies, ' '),
    (select string_agg(tag ->> 'tag', ' ') from jsonb_array_elements(tags) as tag),
    substr(phone, length('+61') + 1), email collate "default"`
  const plain = plainOf(sql<string>`concat_ws(' ', ${kept}, location, upload.content)`)
  const plainBeside = plainOf(sql<string>`concat_ws(' ', ${kept})`)
  // Nobody among them has a ticket that was read.
  const plainTitle = plainOf(sql<string>`concat_ws(' ', full_name, current_title)`)
  const homes = scale.places.map(({ name, state }) => {
    const home = placeWritten(`${name} ${state}`)
    const signs = [wordOfAccount(account), keptAsNow, ...(home ? signsOfHome(home) : [])]
    return { signs: signs.map((sign) => `'${sign}'`).join(' ') }
  })
  const told = scale.texts.map(({ text_words: words }) => {
    const signs = signsOfRosters([words])
    return { signs: signs.map((sign) => `'${sign}'`).join(' ') }
  })
  await sql`
    insert into profile_words (profile_id, words)
    select profile.id, home.signs::tsvector || told.signs::tsvector
      || ${marked(beside, plainBeside)}
      || ${marked(ofTitle, plainTitle)} || ${marked(ofSelf, plainTitle)}
      || ${marked(ofName, plainOf(sql<string>`full_name`))}
      || to_tsvector('simple', regexp_replace(${plain}, '[^[:alnum:]]+', ' ', 'g'))
    from ${numbered(part)}
    join profile on profile.id = ${idOf(scale, 'profile', rowNumber)}
    join upload on upload.id = profile.id
    join ${listed(homes, 'home', 'signs text')}
      on home.at = ${chance(scale, 'home', rowNumber, scale.places.length)}
    join ${listed(told, 'told', 'signs text')}
      on told.at = ${chance(scale, 'craft', rowNumber, scale.texts.length)}
    on conflict (profile_id) do nothing`.execute(db)
}

const marked = (mark: string, plain: RawBuilder<unknown>) => sql`array_to_tsvector(array(
  select distinct ${mark}::text || word
  from regexp_split_to_table(${plain}, '[^[:alnum:]]+') as word where word <> ''
))`

const plainOf = (text: RawBuilder<string>) => sql`replace(${plainInDatabase(text)}, '''', '')`
