/** How long the database may work at one statement, wait for a lock, and be kept waiting inside a transaction. */
export interface Limits {
  readonly statementMs: number
  readonly lockMs: number
  readonly idleMs: number
}

/** Somebody is waiting for the answer, and everybody for the rows that are held meanwhile. */
export const limitsOfCalls: Limits = { statementMs: 15_000, lockMs: 10_000, idleMs: 60_000 }

/** Nobody is waiting, and work that comes to nothing is tried again. */
export const limitsOfTasks: Limits = { statementMs: 120_000, lockMs: 30_000, idleMs: 300_000 }

/** For migrations and their like, which take as long as they take. */
export const noLimits: Limits = { statementMs: 0, lockMs: 0, idleMs: 0 }

export function settingsFor({ statementMs, lockMs, idleMs }: Limits): string[] {
  return [
    `statement_timeout = ${statementMs}`,
    `lock_timeout = ${lockMs}`,
    `idle_in_transaction_session_timeout = ${idleMs}`,
  ]
}
