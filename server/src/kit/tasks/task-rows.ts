import { sql } from 'kysely'
import type { Database, Writing } from '../../db/open.ts'

/** Workers listen here for what was promised. */
export const taskChannel = 'task'

/** A task in the hand of a worker. Whoever takes it up later has another number of tries. */
export interface TakenTask {
  readonly id: string
  readonly kind: string
  readonly payload: unknown
  readonly tries: number
  readonly comesRound: boolean
}

export interface NewTask {
  readonly kind: string
  readonly payload: object
  readonly promisedAt: Date
  readonly dueAt: Date
}

/** Workers hear of it when the transaction commits, and not otherwise. */
export const wakeWorkers = sql`pg_notify(${sql.lit(taskChannel)}, '')`.as('told')

export async function insertTask(db: Writing, task: NewTask): Promise<void> {
  const row = {
    kind: task.kind,
    payload: JSON.stringify(task.payload),
    promised_at: task.promisedAt,
    due_at: task.dueAt,
  }
  await db
    .with('promised', (ctes) => ctes.insertInto('task').values(row))
    .selectNoFrom(wakeWorkers)
    .execute()
}

export async function insertMissing(
  db: Writing,
  kind: string,
  payloads: readonly object[],
  now: Date,
): Promise<void> {
  await sql`
    with wanted as (
      select distinct payload from jsonb_array_elements(${JSON.stringify(payloads)}::jsonb) as payload
    ), begun_anew as (
      update task set failed_at = null, failure = null, tries = 0, due_at = ${now}
      from wanted where task.kind = ${kind} and task.payload = wanted.payload and failed_at is not null
    ), promised as (
      insert into task (kind, payload, promised_at, due_at)
      select ${kind}, payload, ${now}, ${now} from wanted
      where not exists (select from task where task.kind = ${kind} and task.payload = wanted.payload)
    )
    select ${wakeWorkers}`.execute(db)
}

/** The next round of a chore, unless it is promised already. */
export async function insertRound(
  db: Writing,
  kind: string,
  promisedAt: Date,
  dueAt: Date,
): Promise<void> {
  await db
    .insertInto('task')
    .values({ kind, payload: '{}', promised_at: promisedAt, due_at: dueAt, comes_round: true })
    .onConflict((conflict) =>
      conflict
        .columns(['kind'])
        .where('comes_round', '=', true)
        .where('failed_at', 'is', null)
        .doNothing(),
    )
    .execute()
}

export async function deleteAbout(db: Writing, about: object): Promise<void> {
  await sql`delete from task where payload @> ${JSON.stringify(about)}::jsonb`.execute(db)
}

interface Taking {
  readonly taken: readonly TakenTask[]
  /** When there is something to do of what was asked for, as far as is known now. */
  readonly nextAt: Date | undefined
}

/**
 * Takes up what is due, of each kind as much as there are hands for it. Until `until` it is nobody
 * else's: then its worker counts as dead.
 */
export async function takeDue(
  { writing }: Pick<Database, 'writing'>,
  hands: ReadonlyMap<string, number>,
  { now, until }: { now: Date; until: Date },
): Promise<Taking> {
  const kinds = [...hands.keys()]
  const { rows } = await sql<{
    next_at: Date | null
    id: string | null
    kind: string
    payload: unknown
    tries: number
    comes_round: boolean
  }>`
    with chosen as materialized (
      select due.id from unnest(${kinds}::text[], ${[...hands.values()]}::int[]) as wanted (kind, hands),
      lateral (
        select id from task
        where task.kind = wanted.kind and failed_at is null and due_at <= ${now}
        order by due_at limit wanted.hands for update skip locked
      ) as due
    ), taken as (
      update task set taken_at = ${now}, due_at = ${until}, tries = tries + 1
      from chosen where task.id = chosen.id
      returning task.*
    ), later as (
      select min(due_at) as next_at from task
      where kind = any(${kinds}) and failed_at is null and due_at > ${now}
    )
    select next_at, id, kind, payload, tries, comes_round
    from later left join taken on true order by promised_at`.execute(writing)
  return {
    taken: rows.flatMap(({ id, kind, payload, tries, comes_round }) =>
      id === null ? [] : { id, kind, payload, tries, comesRound: comes_round },
    ),
    nextAt: rows[0]?.next_at ?? undefined,
  }
}

/** Tells the other workers that these are in good hands. */
export async function holdOn(db: Writing, tasks: readonly TakenTask[], until: Date): Promise<void> {
  await sql`
    update task set due_at = ${until} from ${listOf(tasks)}
    where task.id = held.id and task.tries = held.tries and taken_at is not null`.execute(db)
}

/** Hands back what this worker will not finish, as if it had never been taken up. */
export async function handBack(
  db: Writing,
  tasks: readonly TakenTask[],
  dueAt: Date,
): Promise<void> {
  await sql`
    with handed_back as (
      update task set taken_at = null, due_at = ${dueAt}, tries = task.tries - 1 from ${listOf(tasks)}
      where task.id = held.id and task.tries = held.tries and taken_at is not null
    )
    select ${wakeWorkers}`.execute(db)
}

/** False when it was forgotten meanwhile, or another worker has taken it up. */
export async function deleteDone(db: Writing, { id, tries }: TakenTask): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('task')
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('taken_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0
}

/** Leaves it for another try, or for the operator. */
export async function noteFailure(
  db: Writing,
  { id, tries }: TakenTask,
  outcome: { failure: string } & ({ nextTryAt: Date } | { failedAt: Date }),
): Promise<void> {
  await db
    .updateTable('task')
    .set({
      taken_at: null,
      failure: outcome.failure,
      ...('failedAt' in outcome ? { failed_at: outcome.failedAt } : { due_at: outcome.nextTryAt }),
    })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('taken_at', 'is not', null)
    .execute()
}

/** Of a chore that fails round after round only the last failure says anything. */
export async function forgetFailedRounds(db: Writing, kind: string): Promise<void> {
  await db
    .deleteFrom('task')
    .where('kind', '=', kind)
    .where('comes_round', '=', true)
    .where('failed_at', 'is not', null)
    .execute()
}

function listOf(tasks: readonly TakenTask[]) {
  const ids = tasks.map(({ id }) => id)
  const tries = tasks.map((task) => task.tries)
  return sql`unnest(${ids}::uuid[], ${tries}::int[]) as held (id, tries)`
}
