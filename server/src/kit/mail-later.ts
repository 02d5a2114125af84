import type { MailPreference } from '@headframe/wire'
import { MailRefused } from '../adapters/mail/mailer.ts'
import type { Reading, Writing } from '../db/open.ts'
import { hashOfToken, newToken } from './tokens.ts'
import type { Task, Tasks, World } from './world.ts'

export interface Letter {
  readonly kind: string
  readonly subject: string
  readonly html: string
  readonly text: string
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
  context: { db: Writing; tasks: Tasks; now: Date },
  to: Addressee,
  letter: Letter,
): Promise<void> {
  await promiseLetter(context, to, letter)
}

/**
 * Promises a mail of a kind that can be switched off, with a link that does so. Whether it is wanted is
 * asked when it is sent, so that a switch that was thrown in between counts.
 */
export async function mailUnlessSwitchedOff(
  { db, now, world }: { db: Writing; now: Date; world: Pick<World, 'config' | 'tasks'> },
  to: Subscriber,
  compose: (unsubscribeUrl: string) => Letter,
): Promise<void> {
  const token = newToken()
  const url = `${world.config.apiUrl}/mail/unsubscribe/${token}`
  await promiseLetter({ db, now, tasks: world.tasks }, to, compose(url), {
    preference: to.preference,
    unsubscribe_hash: hashOfToken(token),
    headers: JSON.stringify({
      'List-Unsubscribe': `<${url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  })
}

async function promiseLetter(
  { db, tasks, now }: { db: Writing; tasks: Tasks; now: Date },
  to: Addressee,
  letter: Letter,
  switchable: { preference?: string; unsubscribe_hash?: Buffer; headers?: string } = {},
): Promise<void> {
  const { id } = await db
    .insertInto('letter')
    .values({
      kind: letter.kind,
      address: to.address,
      name: to.name ?? null,
      account_id: to.accountId ?? null,
      subject: letter.subject,
      html: letter.html,
      body: letter.text,
      promised_at: now,
      ...switchable,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tasks.promise(db, sendLetter, { letterId: id })
}

/** Sends a promised mail. A mail that a server refuses for good is kept as failed, for the operator to see. */
export const sendLetter: Task<{ letterId: string }> = {
  name: 'send-letter',
  tries: 40,
  async run({ db, now, world, lastTry }, { letterId }) {
    // Sending is slow, so this is no part of the transaction and no connection is held meanwhile.
    // A replica could lag behind the promise, and the letter would be taken for sent.
    const letter = await findUnsent(world.database.writing, letterId)
    if (!letter?.html || !letter.body) return
    if (letter.is_switched_off) return forgetLetter(db, letterId)

    try {
      await world.mailer.send({
        id: letterId,
        kind: letter.kind,
        to: { address: letter.address, ...(letter.name ? { name: letter.name } : {}) },
        subject: letter.subject,
        html: letter.html,
        text: letter.body,
        headers: letter.headers as Record<string, string>,
      })
    } catch (error) {
      if (!(error instanceof MailRefused) && !lastTry) throw error
      await noteFailure(db, letterId, now, error instanceof Error ? error.message : String(error))
      return
    }
    await noteSent(db, letterId, now)
  },
}

function findUnsent(db: Reading, id: string) {
  return db
    .selectFrom('letter')
    .leftJoin('mail_switched_off as off', (join) =>
      join
        .onRef('off.account_id', '=', 'letter.account_id')
        .onRef('off.preference', '=', 'letter.preference'),
    )
    .selectAll('letter')
    .select(({ eb }) => eb('off.account_id', 'is not', null).as('is_switched_off'))
    .where('letter.id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst()
}

async function forgetLetter(db: Writing, id: string): Promise<void> {
  await db.deleteFrom('letter').where('id', '=', id).execute()
}

/** The links of a letter are nobody's business once it is out; the hash is enough to know one again. */
const wiped = { html: null, body: null, headers: '{}' } as const

async function noteSent(db: Writing, id: string, now: Date): Promise<void> {
  await db
    .updateTable('letter')
    .set({ sent_at: now, ...wiped })
    .where('id', '=', id)
    .execute()
}

async function noteFailure(db: Writing, id: string, now: Date, failure: string): Promise<void> {
  await db
    .updateTable('letter')
    .set({ failed_at: now, failure: failure.slice(0, 500), ...wiped })
    .where('id', '=', id)
    .execute()
}
