import { sql } from 'kysely'
import type { Writing } from '../../db/open.ts'
import { isSimilarName } from '../../domain/similar-name.ts'

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
