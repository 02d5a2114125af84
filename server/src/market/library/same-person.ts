import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { plainAddress, productTimeZone } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import { dayInWords } from '../../domain/days-of-place.ts'
import { isSimilarName } from '../../domain/similar-name.ts'
import { removedBy, restorableSince } from './restorable.ts'

export interface Described {
  readonly id: string
  readonly full_name: string
  readonly email: string | null
  readonly phone_key: string | null
}

/** Fewer digits are no number of anybody in particular. */
const shortestPhone = 8

/** Why two may be one person; nothing where they are not alike. A phone may be shared by a household. */
export function evidenceOf(one: Described, other: Described): string[] {
  const hasSameEmail = one.email !== null && one.email === other.email
  const hasSamePhone =
    one.phone_key !== null &&
    one.phone_key.length >= shortestPhone &&
    one.phone_key === other.phone_key
  const isAlike = isSimilarName(one.full_name, other.full_name)
  if (!hasSameEmail && !(hasSamePhone && isAlike)) return []
  return [
    ...(hasSameEmail ? [`The same email address: ${one.email}`] : []),
    ...(hasSamePhone ? [`The same phone number, ending in ${one.phone_key?.slice(-4)}`] : []),
    ...(isAlike ? [nameEvidence(one, other)] : []),
  ]
}

function nameEvidence({ full_name: one }: Described, { full_name: other }: Described): string {
  return one === other ? `The same name: ${one}` : `Similar names: ${one} and ${other}`
}

/** Somebody of whom there is no profile yet: as a resume describes them. */
export interface Stranger {
  readonly staffAccountId: string
  readonly fullName: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly sha256: Buffer
}

const sameFile = 'The same file'

export function isSameFile(evidence: string): boolean {
  return evidence.startsWith(sameFile)
}

/** Whom of the lists of an account a resume may be of: by its bytes, by address or by phone. */
export function findSamePeople(db: Reading, stranger: Stranger) {
  return findAlike(db, stranger, sql<boolean>`removed_at is null`)
}

/** Whom of those that can still be brought back, the last removed first. */
export async function findRemovedAlike(db: Reading, stranger: Stranger, now: Date) {
  const alike = await findAlike(db, stranger, sql<boolean>`removed_at > ${restorableSince(now)}`)
  return alike.map(({ removed_at, ...person }) => ({ ...person, removed_at: removed_at ?? now }))
}

/** "Robin Hale removed this person on 30 November 2026.": their own name is told to nobody. */
export function removalInWords(by: string | null, at: Date): string {
  const day = dayInWords(at, productTimeZone)
  return by === null ? `This person was removed on ${day}.` : `${by} removed this person on ${day}.`
}

async function findAlike(db: Reading, stranger: Stranger, isAmong: RawBuilder<boolean>) {
  const { staffAccountId: account, sha256 } = stranger
  const described = describe(stranger)
  const listed = (column: 'email' | 'phone_key') => sql`array(
    select id from profile
    where staff_account_id = ${account} and ${sql.ref(column)} = ${described[column]}
      and ${isAmong} and joined_into is null
    limit ${sql.lit(mostAlike)}
  )`
  const ofSameFile = sql`from upload where staff_account_id = ${account} and sha256 = ${sha256}`
  const rows = await db
    .selectFrom('profile')
    .select(['id', 'hash', 'full_name', 'email', 'phone_key', 'removed_at'])
    .select(removedBy.as('removed_by'))
    .select(
      sql<string | null>`(
        select file_name ${ofSameFile} and profile_id = profile.id limit 1
      )`.as('same_file'),
    )
    .where(
      'id',
      '=',
      sql<string>`any(
        ${listed('email')} || ${listed('phone_key')} || array(select profile_id ${ofSameFile})
      )`,
    )
    .where(isAmong)
    .where('joined_into', 'is', null)
    .orderBy('removed_at', 'desc')
    .orderBy('added_at')
    .orderBy('id')
    .limit(mostAlike)
    .execute()
  return rows.flatMap(({ same_file: fileName, ...person }) => {
    const evidence = [
      ...(fileName === null ? [] : [`${sameFile}: ${fileName}`]),
      ...evidenceOf(person, described),
    ]
    return evidence.length > 0 ? [{ ...person, evidence }] : []
  })
}

function describe({ fullName, email, phone }: Stranger): Described {
  return {
    id: '',
    full_name: fullName ?? '',
    email: email && plainAddress(email),
    phone_key: phone && phone.replaceAll(/\D/g, '').slice(-9),
  }
}

/** More share a number only where it is nobody's own. */
const mostAlike = 50

/**
 * Pairs in one account of which the first is named and both stand in lists, by address or phone. Two
 * contractors are never one: both can sign in.
 */
export async function listAlike(db: Writing, profileIds: readonly string[]) {
  const others = (column: 'email' | 'phone_key') => sql`
    select one.id as one_id, other.id as other_id from profile as one
    cross join lateral (
      select id from profile as other
      where other.staff_account_id = one.staff_account_id
        and other.${sql.ref(column)} = one.${sql.ref(column)} and other.id <> one.id
        and other.removed_at is null and other.joined_into is null
      limit ${sql.lit(mostAlike)}
    ) as other
    where one.id = any(${profileIds}::uuid[])
      and one.removed_at is null and one.joined_into is null`
  const { rows } = await sql<{ a: Described; b: Described; staff_account_id: string }>`
    select one.staff_account_id, ${describedBy('one')} as a, ${describedBy('other')} as b
    from (${others('email')} union ${others('phone_key')}) as pair
    join profile as one on one.id = pair.one_id
    join profile as other on other.id = pair.other_id
    where one.contractor_id is null or other.contractor_id is null`.execute(db)
  return rows
}

function describedBy(table: 'one' | 'other') {
  const of = (column: keyof Described) => sql`${sql.lit(column)}, ${sql.ref(`${table}.${column}`)}`
  return sql`jsonb_build_object(${sql.join([of('id'), of('full_name'), of('email'), of('phone_key')])})`
}
