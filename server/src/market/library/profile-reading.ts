import { sql } from 'kysely'
import type { Writing } from '../../db/open.ts'
import { monthsToday } from '../../domain/tenure.ts'
import type { Chore } from '../../kit/world.ts'
import type { ResumeFacts } from '../../resumes/resume-facts.ts'

const mostTags = 50

/**
 * Keeps what the resumes of somebody say: the contractor's own, or else the newest that staff uploaded,
 * tells the career; all of them together tell the tags.
 */
export async function keepReadings(
  db: Writing,
  profileIds: readonly string[],
  now: Date,
): Promise<void> {
  const resumes = await listReadResumes(db, profileIds)
  const readings = [...Map.groupBy(resumes, ({ profile_id }) => profile_id)].flatMap(
    ([id, [newest, ...others]]) => (newest ? { id, ...readingOf(newest, others, now) } : []),
  )
  if (readings.length === 0) return
  await sql`
    update profile set
      current_title = reading.current_title, current_company = reading.current_company,
      is_employed = reading.is_employed,
      companies = array(select jsonb_array_elements_text(reading.companies)),
      total_companies = jsonb_array_length(reading.companies),
      total_months = reading.total_months,
      current_company_months = reading.current_company_months,
      loyalty_months = reading.loyalty_months,
      months_today = reading.months_today, company_months_today = reading.company_months_today,
      counted_in = reading.counted_in, tags = reading.tags, parsed_at = reading.parsed_at
    from jsonb_to_recordset(${JSON.stringify(readings)}) as reading (
      id uuid, current_title text, current_company text, is_employed boolean, companies jsonb,
      total_months integer, current_company_months integer, loyalty_months integer,
      months_today integer, company_months_today integer, counted_in date, tags jsonb,
      parsed_at timestamptz
    )
    where profile.id = reading.id`.execute(db)
}

interface ReadResume {
  readonly profile_id: string
  readonly facts: ResumeFacts
  readonly read_at: Date
}

/** The same bytes twice are one resume, which told the same both times. */
async function listReadResumes(db: Writing, profileIds: readonly string[]) {
  const { rows } = await sql<ReadResume>`
    select profile_id, facts, read_at from (
      select distinct on (profile_id, sha256) * from (
        select profile.id as profile_id, file.sha256, reading.facts, resume.read_at, 0 as place
        from profile
        join resume on resume.contractor_id = profile.contractor_id and resume.place = 'active'
        join resume_reading as reading on reading.resume_id = resume.id
        join stored_file as file on file.id = resume.file_id
        where profile.id = any(${profileIds}::uuid[])
        union all
        select upload.profile_id, upload.sha256, upload.facts, upload.read_at, 1
        from upload
        where upload.profile_id = any(${profileIds}::uuid[])
          and upload.status = 1 and upload.facts is not null
      ) as sent
      order by profile_id, sha256, place, read_at desc
    ) as resume
    order by profile_id, place, read_at desc`.execute(db)
  return rows
}

function readingOf(newest: ReadResume, others: readonly ReadResume[], now: Date) {
  const { facts, read_at: readAt } = newest
  const isEmployed = facts.jobs.some(({ isCurrent }) => isCurrent)
  const time = { readAt, now, goesOn: isEmployed }
  return {
    current_title: facts.currentRole?.value ?? null,
    current_company: facts.currentCompany?.value ?? null,
    is_employed: isEmployed,
    companies: facts.companies,
    total_months: facts.totalMonths,
    current_company_months: facts.currentCompanyMonths,
    loyalty_months: facts.loyaltyMonths,
    months_today: monthsToday(facts.totalMonths, time),
    company_months_today: monthsToday(facts.currentCompanyMonths, time),
    counted_in: now,
    tags: tagsOf([newest, ...others]),
    parsed_at: readAt,
  }
}

export interface CountedTag {
  readonly tag: string
  readonly count: number
}

/** In how many resumes and roles each was found, the most frequent first. */
function tagsOf(resumes: readonly ReadResume[]): CountedTag[] {
  const counts = new Map<string, number>()
  for (const { tag, count } of resumes.flatMap(({ facts }) => facts.tags)) {
    counts.set(tag, (counts.get(tag) ?? 0) + count)
  }
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .toSorted((one, other) => other.count - one.count || (one.tag < other.tag ? -1 : 1))
    .slice(0, mostTags)
}

/** How many months have begun since a resume was read, in the time of the world: what is counted in TypeScript too. */
export function monthsSinceParse(now: Date, readAt = 'parsed_at') {
  const then = sql.ref(readAt)
  return sql<number>`greatest(0,
    (extract(year from ${now} at time zone 'UTC') - extract(year from ${then} at time zone 'UTC')) * 12
    + extract(month from ${now} at time zone 'UTC') - extract(month from ${then} at time zone 'UTC')
  )::integer`
}

const countedAtOnce = 20_000

/** Lists are sorted by months that grow: whoever still works gains one with each month that begins. */
export const countMonths: Chore = {
  everyMinutes: 10,
  task: {
    name: 'count-months',
    tries: 3,
    async run({ db, now }) {
      const monthsSince = monthsSinceParse(now)
      await sql`
        update profile set
          months_today = total_months + ${monthsSince},
          company_months_today = current_company_months + ${monthsSince},
          counted_in = (${now} at time zone 'UTC')::date
        where id in (
          select id from profile
          where is_employed and counted_in < date_trunc('month', ${now} at time zone 'UTC')::date
          limit ${sql.lit(countedAtOnce)}
        )`.execute(db)
    },
  },
}
