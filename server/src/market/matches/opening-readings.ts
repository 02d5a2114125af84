import { sql } from 'kysely'
import type { Reading, Writing } from '../../db/open.ts'
import { saidOfTerms } from '../../matching/checks/said-of-terms.ts'
import type { OpeningTerms } from '../../matching/checks/terms.ts'
import type { OpeningGist } from '../../matching/gists.ts'
import { shownText } from '../../matching/html-text.ts'
import type { OpeningToMatch } from '../../matching/match.ts'
import { readOpening } from '../../matching/read-opening.ts'
import { familiesOfOpening } from '../../matching/families.ts'
import { htmlOf, kindsOf } from '../jobs/job-facts.ts'
import { findJobs, fromJobs } from '../jobs/jobs.ts'
import { laterThan } from './later-than.ts'

/**
 * Reads what a posting asks for, in the transaction that changes it: whoever looks at a match sees it of
 * the posting as it stands.
 */
export async function keepJobReading(db: Writing, jobId: string, now: Date): Promise<void> {
  const job = await findJobs(db).where('job.id', '=', jobId).executeTakeFirst()
  if (!job) return
  const descriptionHtml = htmlOf(job) ?? ''
  const { gist, quotes } = readOpening({
    title: job.title ?? '',
    role: job.role_name,
    industry: job.industry_name,
    descriptionHtml,
    descriptionField: 'description_rendered',
  })
  const said = saidOfTerms(shownText(descriptionHtml), 'description_rendered', job)
  await db
    .insertInto('job_reading')
    .values({
      job_id: jobId,
      gist: JSON.stringify(gist),
      quotes: JSON.stringify(quotes),
      said: JSON.stringify(said),
      families: familiesOfOpening(gist),
      read_at: now,
    })
    .onConflict((known) =>
      known.column('job_id').doUpdateSet((set) => ({
        gist: set.ref('excluded.gist'),
        quotes: set.ref('excluded.quotes'),
        said: set.ref('excluded.said'),
        families: set.ref('excluded.families'),
        read_at: laterThan('job_reading.read_at', now),
        ranked_at: null,
      })),
    )
    .execute()
}

/** The postings as they are compared; one that was not read yet is not among them. */
export async function findJobsToMatch(
  db: Reading,
  ids: readonly string[],
): Promise<Map<string, OpeningToMatch>> {
  if (ids.length === 0) return new Map()
  const rows = await fromJobs(db)
    .innerJoin('job_reading as reading', 'reading.job_id', 'job.id')
    .select(['job.id', 'reading.gist', 'reading.quotes', 'reading.said'])
    .select(['start_date', 'time_zone', 'rate_category', 'rate', 'rate_type', 'roster'])
    .select(['work_arrangement', 'work_type', 'work_location', 'location_lat', 'location_lng'])
    .where('job.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, { read: readOf(row), terms: termsOfJob(row) }]))
}

interface KeptReading {
  readonly gist: unknown
  readonly quotes: unknown
  readonly said: unknown
}

/** Written by our own reader, in the shape of what it reads. */
function readOf({ gist, quotes }: Pick<KeptReading, 'gist' | 'quotes'>) {
  return { gist, quotes } as OpeningToMatch['read']
}

interface JobTerms extends KeptReading {
  readonly start_date: number | null
  readonly time_zone: string | null
  readonly rate_category: string
  readonly rate: string | null
  readonly rate_type: string | null
  readonly roster: string | null
  readonly work_arrangement: string | null
  readonly work_type: string | null
  readonly work_location: string | null
  readonly location_lat: number | null
  readonly location_lng: number | null
}

function termsOfJob(row: JobTerms): OpeningTerms {
  const { location_lat: lat, location_lng: lng } = row
  return {
    startDate: row.start_date,
    timeZone: row.time_zone ?? 'Australia/Sydney',
    rateCategory: row.rate_category,
    rate: row.rate === null ? null : Number(row.rate),
    rateType: kindsOf({ rate_type: row.rate_type }).rate_type,
    isRateShown: true,
    roster: row.roster,
    arrangement: row.work_arrangement,
    workTypes: row.work_type === null ? [] : [row.work_type],
    location: row.work_location,
    point: lat === null || lng === null ? null : { lat, lng },
    said: row.said as OpeningTerms['said'],
  }
}

/** Written by our own reader, in the shape of what it reads. */
export function gistOfOpening(gist: unknown): OpeningGist {
  return gist as OpeningGist
}
