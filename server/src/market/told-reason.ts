import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/**
 * The company's words, for whom they are about: those that were mailed with the decision that stands. Until
 * then they may be taken back, and what was said with an earlier decision is no reason for this one.
 */
export function toldReason(
  of: 'job_application' | 'own' | 'member' | 'mine',
): RawBuilder<string | null> {
  const column = (name: string) => sql.ref(`${of}.${name}`)
  return sql`case when ${column('told_status')} = ${column('status')} then ${column('told_reason')} end`
}
