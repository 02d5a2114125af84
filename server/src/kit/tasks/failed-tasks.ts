import { sql } from 'kysely'
import type { Reading, Writing } from '../../db/open.ts'
import { wakeWorkers } from './task-rows.ts'

export interface FailedTask {
  readonly id: string
  readonly kind: string
  readonly failedAt: Date
  readonly tries: number
  readonly failure: string | null
}

/** What was given up, the latest first. Payloads stay where they are: they may name people. */
export async function listFailedTasks(db: Reading, most: number): Promise<FailedTask[]> {
  const rows = await db
    .selectFrom('task')
    .select(['id', 'kind', 'failed_at', 'tries', 'failure'])
    .where('failed_at', 'is not', null)
    .$narrowType<{ failed_at: Date }>()
    .orderBy('failed_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ failed_at, ...task }) => ({ ...task, failedAt: failed_at }))
}

/** Begins failed tasks anew: one by its id, those of a kind, or all. A round of a chore is made up for once. */
export async function retryFailedTasks(
  db: Writing,
  which: { readonly id?: string; readonly kind?: string },
  now: Date,
): Promise<number> {
  const { begun } = await db
    .with('begun', (ctes) =>
      ctes
        .updateTable('task')
        .set({ failed_at: null, failure: null, tries: 0, due_at: now, comes_round: false })
        .where('failed_at', 'is not', null)
        .$if(which.id !== undefined, (query) => query.where('id', '=', which.id ?? ''))
        .$if(which.kind !== undefined, (query) => query.where('kind', '=', which.kind ?? ''))
        .returning('id'),
    )
    .selectFrom('begun')
    .select([({ fn }) => fn.countAll<number>().as('begun'), wakeWorkers])
    .executeTakeFirstOrThrow()
  return begun
}

export async function forgetFailedTasks(db: Writing, failedBefore: Date): Promise<void> {
  await db.deleteFrom('task').where('failed_at', '<', failedBefore).execute()
}

/** Rounds that nobody takes up are of chores that this version has no more. */
export async function forgetLostRounds(db: Writing, dueBefore: Date): Promise<void> {
  await db
    .deleteFrom('task')
    .where('comes_round', '=', true)
    .where('due_at', '<', dueBefore)
    .where('failed_at', 'is', null)
    .execute()
}

export interface KindInLine {
  readonly kind: string
  /** Due or still to fall due, and in nobody's hand. */
  readonly waiting: number
  /** Those of them that are due. */
  readonly due: number
  readonly inHand: number
  /** How long the oldest of what is due waits to be taken up: 0 when nothing does. */
  readonly oldestDueSeconds: number
  readonly failed: number
}

/** How long the line is. A kind of which there is no task is left out. */
export async function countTasks(db: Reading, now: Date): Promise<KindInLine[]> {
  const open = sql`failed_at is null and taken_at is null`
  return db
    .selectFrom('task')
    .select([
      'kind',
      sql<number>`count(*) filter (where ${open})`.as('waiting'),
      sql<number>`count(*) filter (where ${open} and due_at <= ${now})`.as('due'),
      sql<number>`count(*) filter (where taken_at is not null)`.as('inHand'),
      sql<number>`
        coalesce(extract(epoch from ${now} - min(due_at) filter (where ${open} and due_at <= ${now})), 0)::float8
      `.as('oldestDueSeconds'),
      sql<number>`count(*) filter (where failed_at is not null)`.as('failed'),
    ])
    .groupBy('kind')
    .orderBy('kind')
    .execute()
}
