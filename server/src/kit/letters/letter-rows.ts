import { sql } from 'kysely'
import type { Writing } from '../../db/open.ts'

/** So long a letter is in the hands of whoever has taken it; then its worker counts as dead. */
const inHandMs = 60_000

/** After so long without success a letter has failed. */
export const triedForMs = 3 * 24 * 3600_000

export type TakenLetter = NonNullable<Awaited<ReturnType<typeof takeMostUrgent>>>

/**
 * Takes the letter that cannot wait: those whose link ends soonest, then whatever nobody may switch off,
 * then the news.
 */
export function takeMostUrgent(db: Writing, now: Date) {
  return take(
    db,
    now,
    sql`select id from letter
      where due_at <= ${now} and ${isOfUse(now)}
      order by stale_at, preference is not null, due_at
      limit 1 for update skip locked`,
  )
}

/**
 * Takes the letter that was tried the longest ago, due or not. If it were always the same letter, and the
 * mail server failed for its reader alone, that one would hold up all others.
 */
export function takeForKnocking(db: Writing, now: Date) {
  return take(
    db,
    now,
    sql`select id from letter
      where due_at is not null and ${isInNoHand(now)} and ${isOfUse(now)}
      order by tried_at nulls first, stale_at, preference is not null, due_at
      limit 1 for update skip locked`,
  )
}

function take(db: Writing, now: Date, chosen: ReturnType<typeof sql>) {
  return (
    db
      .updateTable('letter')
      .set(({ eb }) => ({
        tries: eb('tries', '+', 1),
        tried_at: now,
        taken_at: now,
        due_at: new Date(now.getTime() + inHandMs),
      }))
      .where('id', '=', sql<string>`(${chosen})`)
      .returning(['id', 'kind', 'address', 'name', 'subject', 'html', 'body', 'headers'])
      .returning('promised_at')
      // The table sees to it that what is due has its words.
      .$narrowType<{ html: string; body: string }>()
      .returning(({ exists, selectFrom }) =>
        exists(
          selectFrom('mail_switched_off as off')
            .select('off.preference')
            .whereRef('off.account_id', '=', 'letter.account_id')
            .whereRef('off.preference', '=', 'letter.preference'),
        ).as('is_switched_off'),
      )
      .executeTakeFirst()
  )
}

export function isInNoHand(now: Date) {
  return sql<boolean>`(taken_at is null or taken_at < ${new Date(now.getTime() - inHandMs)})`
}

function isOfUse(now: Date) {
  return sql<boolean>`least(give_up_at, stale_at) > ${now}`
}

/** The links and names of a letter are nobody's business once it is out. */
const wiped = { html: null, body: null, headers: '{}', about_id: null } as const

export async function noteSent(db: Writing, id: string, now: Date): Promise<void> {
  await db
    .updateTable('letter')
    .set({ sent_at: now, due_at: null, taken_at: null, failure: null, ...wiped })
    .where('id', '=', id)
    .execute()
}

export async function noteTrouble(
  db: Writing,
  id: string,
  { failure, dueAt }: { readonly failure: string; readonly dueAt: Date },
): Promise<void> {
  await db
    .updateTable('letter')
    .set({ failure, due_at: dueAt, taken_at: null })
    .where('id', '=', id)
    .where('due_at', 'is not', null)
    .execute()
}

/**
 * The mail server is back: whatever knocked in vain while it was away need not wait on. The letter that
 * it went away with is not among them, for it may go away with it again.
 */
export async function wakeKnockers(db: Writing, awaySince: Date, now: Date): Promise<void> {
  await db
    .updateTable('letter')
    .set({ due_at: now })
    .where('due_at', '>', now)
    .where('tried_at', '>=', awaySince)
    .where(isInNoHand(now))
    .execute()
}

/** It keeps its words for a while, for the operator to have it sent again. */
export async function noteFailed(
  db: Writing,
  id: string,
  { failure, now }: { readonly failure: string; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('letter')
    .set({ failure, failed_at: now, due_at: null, taken_at: null })
    .where('id', '=', id)
    .execute()
}

export async function forgetLetter(db: Writing, id: string): Promise<void> {
  await db.deleteFrom('letter').where('id', '=', id).execute()
}

/** Letters that were promised by a clock that ran ahead, or put off by it for longer than a right one does. */
export async function makeLettersDueAfterSetBack(
  db: Writing,
  longestMs: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable('letter')
    .set({ due_at: now, promised_at: sql`least(promised_at, ${now})` })
    .where('due_at', '>', now)
    .where(({ or, eb }) =>
      or([
        eb('promised_at', '>', new Date(now.getTime() + inHandMs)),
        eb('due_at', '>', new Date(now.getTime() + 2 * longestMs)),
      ]),
    )
    .execute()
}

/** Nothing is sent whose link has ended, and nothing is tried for ever. */
export async function giveUpOverdue(db: Writing, now: Date): Promise<void> {
  await db
    .updateTable('letter')
    .set({
      failed_at: now,
      due_at: null,
      taken_at: null,
      failure: sql`concat_ws(': ', 'It could not be sent in time', failure)`,
    })
    .where('due_at', 'is not', null)
    .where(({ not }) => not(isOfUse(now)))
    .where(isInNoHand(now))
    .execute()
}

/** What an account is not to hear any more, for what it leads to is no more. */
export async function takeBackLetters(db: Writing, accountId: string, kind: string): Promise<void> {
  await db
    .deleteFrom('letter')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('sent_at', 'is', null)
    .execute()
}

/** News that waits goes where the account is by now; what its security is about goes where it was promised to. */
export async function sendNewsTo(db: Writing, accountId: string, address: string): Promise<void> {
  await db
    .updateTable('letter')
    .set({ address })
    .where('account_id', '=', accountId)
    .where('preference', 'is not', null)
    .where('due_at', 'is not', null)
    .execute()
}

/** Letters that were no account's, such as an invitation, keep nothing of whoever is here no longer. */
export async function forgetEndedTo(db: Writing, addresses: readonly string[]): Promise<void> {
  await db
    .deleteFrom('letter')
    .where('address', '=', sql<string>`any(${addresses}::text[])`)
    .where('account_id', 'is', null)
    .where('due_at', 'is', null)
    .execute()
}

const failedKeptMs = 30 * 24 * 3600_000

/** Of those that are no account's, which would go with nobody. */
export async function forgetLongEnded(db: Writing, before: Date): Promise<void> {
  await db
    .deleteFrom('letter')
    .where('account_id', 'is', null)
    .where(({ or, eb }) => or([eb('sent_at', '<=', before), eb('failed_at', '<=', before)]))
    .execute()
}

/** What nobody can send any more keeps its address and subject alone. */
export async function wipeEnded(db: Writing, now: Date): Promise<void> {
  await db
    .updateTable('letter')
    .set(wiped)
    .where('failed_at', 'is not', null)
    .where('html', 'is not', null)
    .where(({ or, eb }) =>
      or([
        eb('stale_at', '<=', now),
        eb('failed_at', '<=', new Date(now.getTime() - failedKeptMs)),
      ]),
    )
    .execute()
}
