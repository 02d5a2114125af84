import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { DisclosureRow, StaffRow } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import { instantOf } from '../../domain/instants.ts'
import type { Part } from '../../kit/paging.ts'
import { containing } from '../../kit/search.ts'
import { isUuid } from '../../kit/uuids.ts'

const working = (db: Reading) =>
  db
    .selectFrom('account')
    .where('account.audience', 'in', ['staff', 'admin'])
    .where((row) => row.or([row('audience', '=', 'staff'), row('ended_at', 'is', null)]))

export async function countStaff(db: Reading): Promise<number> {
  const { count } = await working(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Whoever came last first; whoever never came is last, but for those who have left. */
export async function listStaff(db: Reading, { limit, offset }: Part): Promise<StaffRow[]> {
  const rows = await working(db)
    .leftJoin('staff_member', 'staff_member.id', 'account.id')
    .leftJoin('staff_account', 'staff_account.id', 'staff_member.staff_account_id')
    .leftJoin('last_sign_in', 'last_sign_in.account_id', 'account.id')
    .select(['account.id', 'account.audience', 'account.email', 'account.created_at'])
    .select('account.ended_at')
    .select(['staff_member.name', 'staff_account.name as account', 'last_sign_in.at'])
    .orderBy(sql`account.ended_at is not null`)
    .orderBy('last_sign_in.at', (order) => order.desc().nullsLast())
    .orderBy('account.email')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ audience, created_at, ended_at, at, ...row }) => ({
    ...row,
    // No others are asked for.
    kind: audience as StaffRow['kind'],
    creation_date: instantOf(created_at),
    last_sign_in: at && instantOf(at),
    access_ended: ended_at && instantOf(ended_at),
  }))
}

interface Which {
  readonly onlyFiles: boolean
  readonly contractorId: string | undefined
  /** What has to occur in the words of whoever was seen, or of whoever has looked. */
  readonly terms: readonly string[]
}

/** So many at most, the newest. */
function disclosures(db: Reading, { onlyFiles, contractorId, terms }: Which, most: number) {
  const byId = contractorId !== undefined && isUuid(contractorId) ? contractorId : null
  return db
    .selectFrom('disclosure')
    .select(['id', 'disclosed_at', 'contractor_id', 'reader_audience', 'reader_id'])
    .select(['call', 'took_file'])
    .$if(onlyFiles, (some) => some.where(sql<SqlBool>`took_file`))
    .$if(contractorId !== undefined, (some) => some.where('contractor_id', '=', byId))
    .$if(terms.length > 0, (some) =>
      some.where(({ or, eb }) =>
        or([eb('contractor_id', 'in', called(terms)), eb('reader_id', 'in', called(terms))]),
      ),
    )
    .orderBy('disclosed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
}

/** Contractors and companies by their kept words; those who work here are few. */
function called(terms: readonly string[]): RawBuilder<string> {
  const worker = sql`words_of(concat_ws(' ', staff_member.name, account.email))`
  const all = (words: RawBuilder<unknown>) =>
    sql.join(
      terms.map((term) => sql`${words} like ${containing(term)}`),
      sql` and `,
    )
  return sql`(
    select account_id from account_words where ${all(sql`words`)}
    union all
    select account.id from account left join staff_member on staff_member.id = account.id
    where audience in ('staff', 'admin') and ${all(worker)}
  )`
}

export async function countDisclosures(db: Reading, which: Which, most: number): Promise<number> {
  const { count } = await db
    .selectFrom(disclosures(db, which, most).as('disclosure'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export type FoundDisclosure = Omit<DisclosureRow, 'what'> & { readonly call: string }

/** Newest first. */
export async function listDisclosures(
  db: Reading,
  which: Which,
  { limit, offset }: Part,
): Promise<FoundDisclosure[]> {
  const rows = await db
    .selectFrom(disclosures(db, which, limit).offset(offset).as('disclosure'))
    .innerJoin('contractor', 'contractor.id', 'disclosure.contractor_id')
    .leftJoin('account', 'account.id', 'disclosure.reader_id')
    .leftJoin('staff_member', 'staff_member.id', 'disclosure.reader_id')
    .leftJoin('company', 'company.id', 'disclosure.reader_id')
    .leftJoin('contractor as peer', 'peer.id', 'disclosure.reader_id')
    .select(['disclosure.id', 'disclosed_at', 'disclosure.contractor_id', 'reader_audience'])
    .select(['call', 'took_file'])
    .select(sql<string>`contractor.first_name || ' ' || contractor.last_name`.as('contractor_name'))
    .select(
      sql<string | null>`
        coalesce(staff_member.name, company.name, peer.first_name || ' ' || peer.last_name, account.email)
      `.as('reader'),
    )
    .orderBy('disclosed_at', 'desc')
    .orderBy('disclosure.id', 'desc')
    .execute()
  return rows.map(({ disclosed_at, reader_audience, ...row }) => ({
    ...row,
    date: instantOf(disclosed_at),
    // Sessions are of no others.
    reader_kind: reader_audience as DisclosureRow['reader_kind'],
  }))
}
