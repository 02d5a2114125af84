import { sql } from 'kysely'
import type { ContractorSayings, MemberStatus, ProfileNote, StaffProfile } from '@headframe/wire'
import { mostNotes, Refusal } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import { instantOf } from '../../domain/instants.ts'
import { monthsToday } from '../../domain/tenure.ts'
import { plain } from '../../text/plain.ts'
import { ticketsToday } from '../people/tickets-today.ts'
import type { CountedTag } from './profile-reading.ts'
import { ticketsWithEnds } from './resume-texts.ts'

/** A name as lists are sorted by it: as in a dictionary, without regard to case and accents. */
export function nameOrder(fullName: string): string {
  return plain(fullName)
}

/** Whose library it is, and whom of it a hash means. */
export interface Whom {
  readonly staffAccountId: string
  readonly hash: string
}

/**
 * The id of somebody in the library. The hash of a profile that was joined to another means that one; who was
 * removed, and who is another account's, is not there.
 */
export async function mustFindProfileId(db: Reading, whom: Whom): Promise<string> {
  const row = await db
    .selectFrom('profile as named')
    .innerJoin('profile', (join) =>
      join.on('profile.id', '=', sql<string>`coalesce(named.joined_into, named.id)`),
    )
    .select('profile.id')
    .where('named.hash', '=', whom.hash)
    .where('profile.staff_account_id', '=', whom.staffAccountId)
    .where('profile.removed_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row.id
}

/** The same, held until the call ends. */
export async function lockProfile(db: Writing, whom: Whom): Promise<string> {
  const id = await mustFindProfileId(db, whom)
  const row = await db
    .selectFrom('profile')
    .select('id')
    .where('id', '=', id)
    // Another may have removed or joined them meanwhile.
    .where('removed_at', 'is', null)
    .where('joined_into', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row.id
}

/** The contractor's own, or else the last that staff have uploaded. */
export function findNewestResume(db: Reading, profileId: string) {
  return db
    .selectFrom('profile')
    .leftJoin('resume', (join) =>
      join
        .onRef('resume.contractor_id', '=', 'profile.contractor_id')
        .on('resume.place', '=', 'active'),
    )
    .leftJoin('upload', (join) =>
      join.onRef('upload.profile_id', '=', 'profile.id').on('upload.file_id', 'is not', null),
    )
    .innerJoin('stored_file', (join) =>
      join.on('stored_file.id', '=', sql<string>`coalesce(resume.file_id, upload.file_id)`),
    )
    .select(['profile.hash', 'profile.full_name', 'stored_file.type', 'stored_file.size'])
    .select('stored_file.id as file_id')
    .where('profile.id', '=', profileId)
    .orderBy('upload.uploaded_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function mustFindProfile(db: Reading, whom: Whom, now: Date): Promise<StaffProfile> {
  const [profile] = await showProfiles(db, [await mustFindProfileId(db, whom)], now)
  if (!profile) throw new Refusal('NOT_FOUND')
  return profile
}

/** What is shown of each, in the order of the ids; with their standing on a bench where one is named. */
export async function showProfiles(
  db: Reading,
  ids: readonly string[],
  now: Date,
  benchId?: string,
): Promise<StaffProfile[]> {
  if (ids.length === 0) return []
  const rows = await findRows(db, ids, benchId)
  const shown = new Map(rows.map((row) => [row.id, shownOf(row, now)]))
  return ids.flatMap((id) => shown.get(id) ?? [])
}

function findRows(db: Reading, ids: readonly string[], benchId: string | undefined) {
  return db
    .selectFrom('profile')
    .leftJoin('contractor', 'contractor.id', 'profile.contractor_id')
    .leftJoin('bench_member as member', (join) =>
      join
        .onRef('member.profile_id', '=', 'profile.id')
        .on('member.bench_id', '=', benchId ?? null),
    )
    .selectAll('profile')
    .select(['contractor.share_id', 'member.status', 'member.added_at as member_since'])
    .select(benches.as('benches'))
    .select([notes.as('notes'), notesCount.as('notes_count')])
    .select([hasResume.as('has_resume'), ticketsWithEnds.as('tickets')])
    .where('profile.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}

type Row = Awaited<ReturnType<typeof findRows>>[number]

/** Archived ones are no badges. */
const benches = sql<{ talent_pool_hash: string; name: string }[]>`(
  select coalesce(jsonb_agg(
    jsonb_build_object('talent_pool_hash', bench.hash, 'name', bench.name) order by bench.name, bench.id
  ), '[]')
  from bench_member join bench on bench.id = bench_member.bench_id
  where bench_member.profile_id = profile.id and bench.archived_at is null
)`

const notes = sql<ProfileNote[]>`(
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'id', note.id, 'note', note.note, 'author', note.author_name,
      'timestamp', floor(extract(epoch from note.written_at))
    ) order by note.written_at desc, note.id
  ), '[]')
  from (
    select * from profile_note where profile_id = profile.id
    order by written_at desc, id limit ${mostNotes}
  ) as note
)`

const notesCount = sql<number>`(
  select count(*)::integer from profile_note where profile_id = profile.id
)`

const hasResume = sql<boolean>`(
  exists (select from upload where upload.profile_id = profile.id and upload.file_id is not null)
  or exists (
    select from resume where resume.contractor_id = profile.contractor_id and resume.place = 'active'
  )
)`

function shownOf(row: Row, now: Date): StaffProfile {
  const { parsed_at: parsedAt, availability_said_at: saidAt, free_from: freeFrom } = row
  const time = { readAt: parsedAt ?? now, now, goesOn: row.is_employed }
  return {
    profile_hash: row.hash,
    hash: row.hash,
    uuid: row.share_id,
    full_name: row.full_name,
    email: row.email,
    phone: row.phone,
    location: row.location,
    linkedin_url: row.linkedin_url,
    employeeType: row.employee_type,
    availability: row.availability ?? 0,
    availability_date: saidAt && instantOf(saidAt),
    sortingAvailability: freeFrom && instantOf(freeFrom),
    salary: row.salary === null ? null : Number(row.salary),
    rate: row.rate === null ? null : Number(row.rate),
    visa: row.visa,
    trafficlight_status: row.is_open_to_work ? 1 : 0,
    current_role: row.current_title,
    current_company: row.current_company,
    total_experience: row.total_months,
    experience_company: row.current_company_months,
    updated_total_experience: monthsToday(row.total_months, time),
    updated_experience_company: monthsToday(row.current_company_months, time),
    total_companies: row.total_companies,
    companies: JSON.stringify(row.companies),
    loyalty: row.loyalty_months,
    // Written by our own reader.
    tags: (row.tags as CountedTag[]).map(({ tag, count }) => ({ tag, tag_count: count })),
    tickets: ticketsToday(row.tickets, now),
    talentPools: row.benches,
    pools: row.benches.map(({ talent_pool_hash }) => talent_pool_hash),
    notes: row.notes,
    notes_count: row.notes_count,
    parse_date: parsedAt && instantOf(parsedAt),
    parse_timestamp: parsedAt && instantOf(parsedAt),
    has_resume: row.has_resume,
    // The database holds nothing else there.
    member_status: row.status as MemberStatus | null,
    member_since: row.member_since && instantOf(row.member_since),
    source: row.contractor_id === null ? 'upload' : 'contractor',
    // Written when the contractor was copied.
    said: row.said as ContractorSayings | null,
  }
}
