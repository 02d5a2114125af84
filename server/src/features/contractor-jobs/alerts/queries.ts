import { sql } from 'kysely'
import type { AlertFrequency, SavedWish } from '@headframe/wire'
import { savedSearchMail } from '@headframe/wire'
import type { Reading, Writing } from '../../../db/open.ts'
import { hasSwitchedOff } from '../../../kit/letters/switched-off.ts'
import { isOpenAt } from '../../../market/jobs/job-status.ts'

/** Postings that went live or were changed, each once. They are news no longer. */
export async function takeNews(db: Writing, most: number): Promise<string[]> {
  const chosen = sql<string>`(
    select job_id from job_news order by job_id limit ${most} for update skip locked
  )`
  const taken = await db
    .deleteFrom('job_news')
    .where('job_id', 'in', chosen)
    .returning('job_id')
    .execute()
  return taken.map(({ job_id }) => job_id)
}

export type NewJob = Awaited<ReturnType<typeof listNewJobs>>[number]

/** Those of them that are open, with all that keys are made of. */
export function listNewJobs(db: Reading, ids: readonly string[], now: Date) {
  return (
    db
      .selectFrom('job')
      .select(['id', 'published_at', 'words', 'occupations', 'state'])
      .select([
        'location_lat',
        'location_lng',
        'roster_on',
        'roster_off',
        'roster_is_even',
        'other_rosters',
      ])
      .select(['role_id', 'industry_id', 'work_arrangement', 'work_type'])
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .where(isOpenAt(now))
      // What is open went live.
      .$narrowType<{ published_at: Date }>()
      .execute()
  )
}

/** Where the last page of searches ended. */
export interface Place {
  readonly hash: string
  readonly id: string
}

export type WaitingSearch = Awaited<ReturnType<typeof listSearchesAfter>>[number]

/** Saved searches whose people want to hear of something, those that ask alike beside each other. */
export function listSearchesAfter(
  db: Reading,
  after: Place,
  /** Of few postings, only the searches that have one of these keys. */
  keys: readonly string[] | undefined,
  most: number,
) {
  const page = db
    .selectFrom('saved_search')
    .select(['id', 'contractor_id', 'wish', 'wish_hash', 'keys', 'since', 'frequency'])
    .where('frequency', '<>', 'off')
    .where(sql<boolean>`(wish_hash, id) > (${after.hash}, ${after.id}::uuid)`)
    .$if(keys !== undefined, (query) =>
      // What stands behind an offset is found by its own index, and not in the order of the page.
      query.where(
        'id',
        'in',
        sql<string>`(
          select id from saved_search
          where keys && ${keys}::text[] and frequency <> 'off'
          offset 0
        )`,
      ),
    )
    .orderBy('wish_hash')
    .orderBy('id')
    .limit(most)
  return db
    .selectFrom(page.as('search'))
    .innerJoin('contractor', 'contractor.id', 'search.contractor_id')
    .selectAll('search')
    .select('contractor.state')
    .$narrowType<{ wish: SavedWish; frequency: Exclude<AlertFrequency, 'off'> }>()
    .orderBy('search.wish_hash')
    .orderBy('search.id')
    .execute()
}

export interface Find {
  readonly search_id: string
  readonly job_id: string
  readonly contractor_id: string
  readonly due_at: Date
}

/** What its person has heard of already is not kept; nor is what was deleted meanwhile. */
export async function keepFinds(db: Writing, finds: readonly Find[]): Promise<void> {
  if (finds.length === 0) return
  const column = (name: keyof Find) => finds.map((find) => find[name])
  await sql`
    insert into search_find (search_id, job_id, contractor_id, due_at)
    select find.* from unnest(
      ${column('search_id')}::uuid[], ${column('job_id')}::uuid[],
      ${column('contractor_id')}::uuid[], ${column('due_at')}::timestamptz[]
    ) as find (search_id, job_id, contractor_id, due_at)
    where exists (
      select from saved_search where id = find.search_id and frequency <> 'off' for key share
    ) and exists (select from job where id = find.job_id for key share)
    and not exists (
      select from job_told
      where job_told.contractor_id = find.contractor_id and job_told.job_id = find.job_id
    )
    on conflict do nothing
  `.execute(db)
}

export type Due = Awaited<ReturnType<typeof takeDue>>[number]

/** Who is to hear of something now. Whom another worker has taken, or somebody is erasing, is left for later. */
export function takeDue(db: Writing, now: Date, most: number) {
  return db
    .selectFrom('account')
    .innerJoin('contractor', 'contractor.id', 'account.id')
    .select(['contractor.id', 'first_name', 'last_name', 'account.email'])
    .select(hasSwitchedOff('contractor.id', savedSearchMail).as('is_unwanted'))
    .where(
      'account.id',
      'in',
      sql<string>`(
        select contractor_id from search_find where due_at <= ${now} group by contractor_id
        order by min(due_at), contractor_id limit ${most}
      )`,
    )
    .modifyEnd(sql`for no key update of account skip locked`)
    .execute()
}

export type DueFind = Awaited<ReturnType<typeof takeFinds>>[number]

/** All that these people are to hear of now; it waits no longer. */
export async function takeFinds(db: Writing, people: readonly string[], now: Date) {
  const { rows } = await sql<{
    contractor_id: string
    job_id: string
    name: string
    wish: SavedWish
    wish_hash: string
  }>`
    with taken as (
      delete from search_find
      where contractor_id = any(${people}::uuid[]) and due_at <= ${now}
      returning search_id, job_id, contractor_id
    )
    select taken.contractor_id, taken.job_id, search.name, search.wish, search.wish_hash
    from taken join saved_search as search on search.id = taken.search_id
    where search.frequency <> 'off' and not exists (
      select from job_application as own
      where own.job_id = taken.job_id and own.contractor_id = taken.contractor_id
    )
    order by search.saved_at, search.id
  `.execute(db)
  return rows
}

interface Told {
  readonly contractor_id: string
  readonly job_id: string
}

/** Answers those that nobody had told of before. */
export async function noteTold(db: Writing, told: readonly Told[], now: Date): Promise<Told[]> {
  if (told.length === 0) return []
  const { rows } = await sql<Told>`
    insert into job_told (contractor_id, job_id, told_at)
    select contractor_id, job_id, ${now} from unnest(
      ${told.map((one) => one.contractor_id)}::uuid[], ${told.map((one) => one.job_id)}::uuid[]
    ) as told (contractor_id, job_id)
    where exists (select from job where id = told.job_id for key share)
    on conflict do nothing
    returning contractor_id, job_id
  `.execute(db)
  return rows
}

/** Whatever they ask for, and however often. */
export function listAllSearchesAfter(db: Reading, after: string, most: number) {
  return db
    .selectFrom('saved_search')
    .select(['id', 'wish', 'wish_hash'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .$narrowType<{ wish: SavedWish }>()
    .execute()
}

interface KeyedSearch {
  readonly id: string
  readonly wish_hash: string
  readonly keys: readonly string[]
}

/** Of a wish that was changed meanwhile the keys are its own already. */
export async function keepKeys(db: Writing, searches: readonly KeyedSearch[]): Promise<void> {
  await sql`
    update saved_search set keys = keyed.keys
    from jsonb_to_recordset(${JSON.stringify(searches)}) as keyed (
      id uuid, wish_hash text, keys text[]
    )
    where saved_search.id = keyed.id and saved_search.wish_hash = keyed.wish_hash
  `.execute(db)
}
