import { sql } from 'kysely'
import type { Reading, Writing } from '../../db/open.ts'
import type { PersonTerms } from '../../matching/checks/terms.ts'
import type { PersonToMatch } from '../../matching/match.ts'
import type { KeptGist } from '../../matching/gists.ts'
import { nextEnd } from '../../matching/on-day.ts'
import { readPerson } from '../../matching/read-person.ts'
import type { PersonWords } from '../../matching/person-words.ts'
import { familiesOfPerson } from '../../matching/families.ts'
import { kindsOf } from '../jobs/job-facts.ts'
import { homeOf } from '../people/home.ts'
import { wishesOf } from '../people/work-wishes.ts'
import { laterThan } from './later-than.ts'

/**
 * Reads what somebody brings, in the transaction that changes it. Without a resume that could be read
 * there is nothing to compare, and what was read before goes.
 */
export async function keepContractorReading(
  db: Writing,
  contractorId: string,
  now: Date,
): Promise<void> {
  const words = await findWords(db, contractorId, now)
  if (!words) {
    await db.deleteFrom('contractor_reading').where('contractor_id', '=', contractorId).execute()
    return
  }
  const { gist, quotes } = readPerson(words)
  const home = homeOf(words.suburb, words.state, words.postCode)
  const values = {
    gist: JSON.stringify(gist),
    quotes: JSON.stringify(quotes),
    families: familiesOfPerson(gist),
    next_end: nextEnd(now, gist),
    home_lat: home?.lat ?? null,
    home_lng: home?.lng ?? null,
    ranked_at: null,
  }
  await db
    .insertInto('contractor_reading')
    .values({ contractor_id: contractorId, ...values, read_at: now, mailed_at: now })
    .onConflict((known) =>
      known.column('contractor_id').doUpdateSet({
        ...values,
        read_at: laterThan('contractor_reading.read_at', now),
      }),
    )
    .execute()
}

interface Home {
  readonly suburb: string | null
  readonly state: string | null
  readonly postCode: string | null
}

async function findWords(
  db: Writing,
  contractorId: string,
  asOf: Date,
): Promise<(PersonWords & Home) | undefined> {
  const row = await db
    .selectFrom('contractor')
    .innerJoin('resume', (join) =>
      join.onRef('resume.contractor_id', '=', 'contractor.id').on('resume.place', '=', 'active'),
    )
    .innerJoin('resume_reading', 'resume_reading.resume_id', 'resume.id')
    .leftJoin('industry', 'industry.id', 'contractor.industry_id')
    .leftJoin('role', 'role.id', 'contractor.role_id')
    .select(['industry.name as industry', 'role.name as role', 'contractor.role_id'])
    .select(['suburb', 'state', 'post_code as postCode', 'resume_reading.facts', 'content'])
    .where('contractor.id', '=', contractorId)
    .executeTakeFirst()
  if (!row) return undefined
  const answers = await db
    .selectFrom('contractor_answer')
    .innerJoin('question', 'question.id', 'contractor_answer.question_id')
    .select(['question.id', 'contractor_answer.response'])
    .where('contractor_id', '=', contractorId)
    .where('question.role_id', '=', row.role_id)
    .orderBy('question.position')
    .execute()
  const { facts, content, ...rest } = row
  // Written by our own reader, in the shape of its facts.
  return {
    ...rest,
    answers,
    asOf,
    resume: { content, facts: facts as PersonWords['resume']['facts'] },
  }
}

/** Written by our own reader, in the shape of what it reads. */
export function keptGist(gist: unknown): KeptGist {
  return gist as KeptGist
}

/** People as they are compared; who has turned it off, or brings nothing to compare, is not among them. */
export async function findPeopleToMatch(
  db: Reading,
  ids: readonly string[],
): Promise<Map<string, PersonToMatch>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('contractor')
    .innerJoin('contractor_reading as reading', 'reading.contractor_id', 'contractor.id')
    .leftJoin('work_wishes', 'work_wishes.contractor_id', 'contractor.id')
    .leftJoin('match_choice', 'match_choice.contractor_id', 'contractor.id')
    .selectAll('work_wishes')
    .select(['contractor.id', 'reading.gist', 'reading.quotes', 'home_lat', 'home_lng'])
    .select(['availability', 'availability_said_at', 'rate', 'rate_type', 'visa_status', 'suburb'])
    .where('contractor.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where(sql<boolean>`coalesce(not match_choice.is_off, true)`)
    .execute()
  return new Map(
    rows.map((row) => {
      const { home_lat: lat, home_lng: lng } = row
      const terms: PersonTerms = {
        availability: row.availability,
        availabilitySaidAt: row.availability_said_at,
        rate: row.rate === null ? null : Number(row.rate),
        rateType: kindsOf({ rate_type: row.rate_type }).rate_type,
        visaStatus: row.visa_status,
        home: lat === null || lng === null ? null : { lat, lng },
        suburb: row.suburb,
        wishes: wishesOf(row),
      }
      // Written by our own reader, in the shape of what it reads.
      const read = { gist: row.gist, quotes: row.quotes } as PersonToMatch['read']
      return [row.id, { read, terms }]
    }),
  )
}
