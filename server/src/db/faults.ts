/** Connection refused, lost or ended, the server starting up or shutting down, and our own pool's waiting time. */
const down =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|57P0[123]|08\d{3}|53300)$/
const lost =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether the database could not be reached: a passing fault, worth a 503 and another try later. */
export function isDatabaseDown(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseDown)
  return down.test(codeOf(error)) || (error instanceof Error && lost.test(error.message))
}

/** Whether two transactions got in each other's way: the same call once more will do. */
export function isWorthAnotherTry(error: unknown): boolean {
  return /^(40001|40P01)$/.test(codeOf(error))
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : ''
}
