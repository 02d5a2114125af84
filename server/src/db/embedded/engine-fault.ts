/** Why there is no embedded database, in one line that tells the operator what to do. */
export class EngineFault extends Error {
  override name = 'EngineFault'
}

export const asksForServer = 'Please set DATABASE_URL to a PostgreSQL server.'

export function noRoomFor(cluster: string): EngineFault {
  return new EngineFault(`The disk that ${cluster} lies on is full: make room on it first`)
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
