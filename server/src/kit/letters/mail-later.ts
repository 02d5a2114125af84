import type { MailPreference } from '@headframe/wire'
import type { Insertable } from 'kysely'
import type { Writing } from '../../db/open.ts'
import type { Tables } from '../../db/tables.ts'
import { triedForMs } from './letter-rows.ts'
import { sendLetters } from './send-letters.ts'
import { hashOfToken, newToken } from '../tokens.ts'
import type { Tasks, World } from '../world.ts'

export interface Letter {
  readonly kind: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** How long the link in it is good for, if it ends: later than that it is not sent. */
  readonly goodForSeconds?: number
  /** Whose account it tells about, when that is not who reads it: it is not sent once they have gone. */
  readonly aboutId?: string
}

export interface Addressee {
  readonly address: string
  readonly name?: string | undefined
  /** Whose letter it is: it goes when they go. */
  readonly accountId?: string | undefined
}

/** Somebody who may not want letters of this kind. */
export interface Subscriber extends Addressee {
  readonly accountId: string
  readonly preference: MailPreference
}

/** Promises a mail in the transaction that it follows from. It is sent after the commit, by the worker. */
export async function mailLater(
  { db, tasks, now }: { db: Writing; tasks: Tasks; now: Date },
  to: Addressee,
  letter: Letter,
): Promise<void> {
  await promiseLetters({ db, tasks }, [rowOf(to, letter, now)])
}

interface Sending {
  readonly db: Writing
  readonly now: Date
  readonly world: Pick<World, 'config' | 'tasks'>
}

export interface LetterToSubscriber {
  readonly to: Subscriber
  readonly compose: (unsubscribeUrl: string) => Letter
}

/**
 * Promises a mail of a kind that can be switched off, with a link that does so. Whether it is wanted is
 * asked when it is sent, so that a switch that was thrown in between counts.
 */
export async function mailUnlessSwitchedOff(
  sending: Sending,
  to: Subscriber,
  compose: LetterToSubscriber['compose'],
): Promise<void> {
  await mailEachUnlessSwitchedOff(sending, [{ to, compose }])
}

/** The same for many at once. */
export async function mailEachUnlessSwitchedOff(
  { db, now, world: { config, tasks } }: Sending,
  letters: readonly LetterToSubscriber[],
): Promise<void> {
  const rows = letters.map(({ to, compose }) => {
    const token = newToken()
    const url = `${config.apiUrl}/mail/unsubscribe/${token}`
    return {
      ...rowOf(to, compose(url), now),
      preference: to.preference,
      unsubscribe_hash: hashOfToken(token),
      headers: JSON.stringify({
        'List-Unsubscribe': `<${url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    }
  })
  await promiseLetters({ db, tasks }, rows)
}

async function promiseLetters(
  { db, tasks }: { db: Writing; tasks: Tasks },
  rows: readonly Insertable<Tables['letter']>[],
): Promise<void> {
  if (rows.length === 0) return
  await db.insertInto('letter').values(rows).execute()
  await tasks.promise(db, sendLetters, {})
}

function rowOf(
  to: Addressee,
  { kind, subject, html, text, goodForSeconds, aboutId }: Letter,
  now: Date,
) {
  return {
    kind,
    address: to.address,
    name: to.name ?? null,
    account_id: to.accountId ?? null,
    subject,
    html,
    body: text,
    promised_at: now,
    due_at: now,
    give_up_at: new Date(now.getTime() + triedForMs),
    stale_at: goodForSeconds === undefined ? null : new Date(now.getTime() + goodForSeconds * 1000),
    about_id: aboutId ?? null,
  }
}
