/**
 * Connection refused, lost or ended, the server starting up, shutting down or falling over a disk that fails
 * it, and our own pool's waiting time.
 */
const down =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|57P0[123]|58030|08\d{3}|53300)$/
const lost =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** The embedded engine is gone and could not be started again, for now. */
export class EngineGone extends Error {
  override name = 'EngineGone'
}

/** Whether the database could not be reached: a passing fault, worth a 503 and another try later. */
export function isDatabaseDown(error: unknown): boolean {
  if (error instanceof EngineGone) return true
  if (error instanceof AggregateError) return error.errors.some(isDatabaseDown)
  return down.test(codeOf(error)) || (error instanceof Error && lost.test(error.message))
}

/** A statement, a wait for a lock or a rest inside a transaction that passed its limit. */
const outOfTime = /^(57014|55P03|25P03)$/

/** Whether the database gave up because it took too long: others held what was needed, or there is too much to do. */
export function isOutOfTime(error: unknown): boolean {
  return outOfTime.test(codeOf(error))
}

/** No room on the disk, or none left of a share of it: of the system's calls, and of the database. */
const full = /^(ENOSPC|EDQUOT|EFBIG|53100)$/

/** Whether this came about because there was nowhere to write to. */
export function isDiskFull(error: unknown): boolean {
  if (full.test(codeOf(error))) return true
  return error instanceof Error && error.cause !== undefined && isDiskFull(error.cause)
}

/** Two transactions that cannot both be: the database ended one of them for the sake of the other. */
const clash = /^(40001|40P01)$/

/** Whether the work came to nothing for the sake of others'. It is sound, and will do once they are through. */
export function isClash(error: unknown): boolean {
  return clash.test(codeOf(error))
}

/**
 * Whether two transactions got in each other's way: the same call once more will do, or will say what
 * is missing. A row that cannot be pointed at was seen a moment ago, and is gone.
 */
export function isWorthAnotherTry(error: unknown): boolean {
  return isClash(error) || codeOf(error) === '23503'
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : ''
}
