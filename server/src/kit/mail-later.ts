import { MailRefused } from '../adapters/mail/mailer.ts'
import type { Reading, Writing } from '../db/open.ts'
import type { Task, Tasks } from './world.ts'

export interface Letter {
  readonly kind: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Promises a mail in the transaction that it follows from. It is sent after the commit, by the worker. */
export async function mailLater(
  { db, tasks, now }: { db: Writing; tasks: Tasks; now: Date },
  to: { address: string; name?: string | undefined },
  letter: Letter,
): Promise<void> {
  const { id } = await db
    .insertInto('letter')
    .values({
      kind: letter.kind,
      address: to.address,
      name: to.name ?? null,
      subject: letter.subject,
      html: letter.html,
      body: letter.text,
      headers: JSON.stringify(letter.headers ?? {}),
      promised_at: now,
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
    .selectAll()
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst()
}

async function noteSent(db: Writing, id: string, now: Date): Promise<void> {
  await db
    .updateTable('letter')
    .set({ sent_at: now, html: null, body: null })
    .where('id', '=', id)
    .execute()
}

async function noteFailure(db: Writing, id: string, now: Date, failure: string): Promise<void> {
  await db
    .updateTable('letter')
    .set({ failed_at: now, failure: failure.slice(0, 500), html: null, body: null })
    .where('id', '=', id)
    .execute()
}
