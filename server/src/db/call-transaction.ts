import {
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  Transaction,
  sql,
} from 'kysely'
import type { ConnectionProvider, ControlledTransaction, DatabaseConnection, Dialect } from 'kysely'
import { limitsOfTasks, settingsFor } from './limits.ts'
import type { Limits } from './limits.ts'
import type { Database, Writing } from './open.ts'
import type { Tables } from './tables.ts'

export interface CallTransaction {
  readonly db: Writing
  commit(): Promise<void>
  rollback(): Promise<void>
}

/**
 * The one transaction of a changing call. It opens with the first query, so slow work
 * before it, such as hashing a password, holds no connection. Without limits of its own it has those
 * of a call.
 */
export function beginCall(
  { writing }: Pick<Database, 'writing'>,
  limits?: Limits,
): CallTransaction {
  let opening: Promise<ControlledTransaction<Tables>> | undefined
  let hasEnded = false
  let queue: Promise<unknown> = Promise.resolve()

  /** A connection does one thing at a time, whatever a use case starts side by side. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = queue.then(work)
    queue = turn.catch(() => undefined)
    return turn
  }

  const lazily: ConnectionProvider = {
    provideConnection: <T>(use: (connection: DatabaseConnection) => Promise<T>) =>
      inTurn(async () => {
        // It would open a transaction that nobody ends.
        if (hasEnded) throw new Error('A query came after its call had ended: is an await missing?')
        const transaction = await (opening ??= open(writing, limits))
        return transaction.getExecutor().provideConnection(use)
      }),
  }

  /** Answers nothing when the transaction was not opened, or could not be and has told why. */
  const end = (finish: (transaction: ControlledTransaction<Tables>) => Promise<void>) =>
    inTurn(async () => {
      hasEnded = true
      const transaction = await opening?.catch(() => undefined)
      opening = undefined
      if (transaction) await finish(transaction)
    })

  return {
    db: overConnection(writing, lazily),
    commit: () => end(commit),
    rollback: () => end(rollback),
  }
}

/** Does work in one transaction outside of a call: for a task, the operator, the demo. */
export async function inOneTransaction<T>(
  database: Pick<Database, 'writing'>,
  work: (db: Writing) => Promise<T>,
  limits = limitsOfTasks,
): Promise<T> {
  const call = beginCall(database, limits)
  try {
    const done = await work(call.db)
    await call.commit()
    return done
  } catch (error) {
    await call.rollback()
    throw error
  }
}

async function open(
  writing: Writing,
  limits: Limits | undefined,
): Promise<ControlledTransaction<Tables>> {
  const transaction = await writing.startTransaction().execute()
  if (!limits) return transaction
  try {
    const settings = settingsFor(limits).map((setting) => `set local ${setting}`)
    await sql.raw(settings.join('; ')).execute(transaction)
    return transaction
  } catch (error) {
    await rollback(transaction)
    throw error
  }
}

async function commit(transaction: ControlledTransaction<Tables>): Promise<void> {
  try {
    await transaction.commit().execute()
  } catch (error) {
    // The connection goes back to the pool, or away when it is broken.
    if (!transaction.isRolledBack) await rollback(transaction)
    throw error
  }
}

/** Of a lost connection the server rolls back by itself. */
async function rollback(transaction: ControlledTransaction<Tables>): Promise<void> {
  await transaction
    .rollback()
    .execute()
    .catch(() => undefined)
}

// Only what compiles queries is used: the connection comes from the executor.
const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
}
const driver = dialect.createDriver()
const config = { dialect }

function overConnection(writing: Writing, provider: ConnectionProvider): Writing {
  const executor = writing.getExecutor().withConnectionProvider(provider)
  return new Transaction<Tables>({ config, dialect, driver, executor })
}
