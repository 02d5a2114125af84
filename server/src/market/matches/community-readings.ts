import { sql } from 'kysely'
import type { Reading, Writing } from '../../db/open.ts'
import type { OpeningTerms } from '../../matching/checks/terms.ts'
import { familiesOfOpening } from '../../matching/families.ts'
import { saidOfTerms } from '../../matching/checks/said-of-terms.ts'
import { shownText } from '../../matching/html-text.ts'
import type { OpeningToMatch } from '../../matching/match.ts'
import { readOpening } from '../../matching/read-opening.ts'
import { laterThan } from './later-than.ts'

/** Reads what a talent pool asks for, in the transaction that changes it. */
export async function keepCommunityReading(
  db: Writing,
  communityId: string,
  now: Date,
): Promise<void> {
  const pool = await db
    .selectFrom('community')
    .select(['title', 'description_html', 'requirements', 'qualifications'])
    .where('id', '=', communityId)
    .executeTakeFirst()
  if (!pool) return
  const { gist, quotes } = readOpening({
    title: pool.title,
    role: null,
    industry: null,
    descriptionHtml: pool.description_html,
    descriptionField: 'description_html',
    listed: [
      { field: 'qualifications', texts: pool.qualifications },
      { field: 'requirements', texts: pool.requirements },
    ],
  })
  const values = {
    gist: JSON.stringify(gist),
    quotes: JSON.stringify(quotes),
    said: JSON.stringify(
      saidOfTerms(shownText(pool.description_html), 'description_html', {
        title: pool.title,
        roster: null,
        hours: null,
      }),
    ),
    families: familiesOfOpening(gist),
    ranked_at: null,
  }
  await db
    .insertInto('community_reading')
    .values({ community_id: communityId, ...values, read_at: now })
    .onConflict((known) =>
      known.column('community_id').doUpdateSet({
        ...values,
        read_at: laterThan('community_reading.read_at', now),
      }),
    )
    .execute()
}

const typesOfPool: Readonly<Record<string, readonly string[]>> = {
  contract: ['contract'],
  permanent: ['full_time', 'part_time'],
  either: ['contract', 'full_time', 'part_time'],
}

const perOfPool: Readonly<Record<string, OpeningTerms['rateType']>> = {
  hourly: 'hour',
  daily: 'day',
  annually: 'year',
}

/** Talent pools as they are compared. They name neither a roster nor a day to begin on. */
export async function findCommunitiesToMatch(
  db: Reading,
  ids: readonly string[],
): Promise<Map<string, OpeningToMatch>> {
  const rows = await db
    .selectFrom('community')
    .innerJoin('community_reading as reading', 'reading.community_id', 'community.id')
    .select(['community.id', 'gist', 'quotes', 'said', 'rate', 'rate_type', 'work_type'])
    .select(['location', 'location_lat', 'location_lng'])
    .where('community.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(
    rows.map((row) => {
      const { location_lat: lat, location_lng: lng } = row
      const terms: OpeningTerms = {
        startDate: null,
        timeZone: 'Australia/Sydney',
        rateCategory: 'custom_rate',
        rate: Number(row.rate) || null,
        rateType: perOfPool[row.rate_type] ?? null,
        isRateShown: false,
        roster: null,
        arrangement: null,
        workTypes: typesOfPool[row.work_type] ?? [],
        location: row.location,
        point: lat === null || lng === null ? null : { lat, lng },
        said: row.said as OpeningTerms['said'],
      }
      return [
        row.id,
        { read: { gist: row.gist, quotes: row.quotes } as OpeningToMatch['read'], terms },
      ]
    }),
  )
}
