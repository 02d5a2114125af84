import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { visaNone, visaOther } from '@headframe/wire'
import { containing, plainInDatabase } from '../../kit/search.ts'
import type { Choice } from '../../kit/search-choices.ts'
import { around, kilometresTo } from '../../market/near.ts'
import type { Nearness } from '../../market/near.ts'
import { termInWords } from '../../text/words.ts'

/** Looked up by itself: a join would read all roles for each applicant. */
const role = sql`(select name from role where role.id = contractor.role_id)`
const nameAndHome = sql<string>`concat_ws(' ', first_name, last_name, ${role}, suburb, state)`

/** Whether they may work here, as they say it and as people ask for it; of some there is nothing to be found. */
const workRights = sql`case visa_status
  when 'Citizen' then 'australian citizens'
  when 'Permanent Resident' then 'australian permanent residents pr'
  when ${visaNone} then null
  when ${visaOther} then regexp_replace(
    ${plainInDatabase(sql.ref('visa_status_other'))}, '[^[:alnum:]]+', ' ', 'g'
  )
  else lower(visa_status) end`

/** Between blanks, as the words of a resume are kept; those kept before letters were folded were not made anew. */
const held = sql`concat(
  (
    select folded_letters(resume_reading.words) from resume
    join resume_reading on resume_reading.resume_id = resume.id
    where resume.contractor_id = contractor.id and resume.place = 'active'
  ),
  E'\\n ', ${workRights}, ' '
)`

/**
 * Whether every choice is true, in one way, of what a company is shown of an applicant. Looked up for each of
 * them, once for all choices: a join would tempt the planner to make everybody in the marketplace comparable
 * first.
 */
export function isMetByApplicant(choices: readonly Choice[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from (
      select concat(' ', ${plainInDatabase(nameAndHome)}, ' ') as said, ${held} as held
      from contractor
      where contractor.id = job_application.contractor_id
      offset 0
    ) as person
    where ${sql.join(choices.map(isMet), sql` and `)}
  )`
}

function isMet(choice: Choice) {
  const ways = choice.ways.map((terms) => {
    const all = terms.map((term) => hasTerm(term, choice))
    return sql`(${sql.join(all, sql` and `)})`
  })
  const homes = choice.places.flatMap(({ place, radiusKm }) => livesIn(around(place, radiusKm)))
  return sql`(${sql.join([...ways, ...homes], sql` or `)})`
}

/** As their home was read to compare them; a state is said in words. */
function livesIn(near: Nearness) {
  if (near === 'nowhere' || 'state' in near) return []
  return [
    sql`exists (
      select from contractor_reading as reading
      where reading.contractor_id = job_application.contractor_id
        and reading.home_lat is not null
        and ${kilometresTo('home', near.point)} <= ${near.radiusKm}
    )`,
  ]
}

const shortWord = /^[\p{L}\p{N}]{1,3}$/u

function hasTerm(term: string, { isUnderstood, places }: Choice) {
  // A short word begins another, and of what was understood is meant whole: WA is no part of a warehouse.
  const said = shortWord.test(term)
    ? sql`person.said ~ ${isUnderstood ? `\\m${term}\\M` : `\\m${term}`}`
    : sql`person.said like ${containing(term)}`
  const begun = termInWords(term)
  // Where somebody has worked says nothing of where they live.
  const isSaidAlone = places.length > 0 || begun === ''
  return isSaidAlone ? said : sql`(person.held like ${containing(begun)} or ${said})`
}
