import type { Writing } from '../../db/open.ts'
import { evidenceOf, listAlike } from './same-person.ts'

/**
 * Proposes to join whoever may be the same person as one of these. Each pair is proposed once: what staff
 * have dismissed never comes back.
 */
export async function proposeJoins(
  db: Writing,
  profileIds: readonly string[],
  now: Date,
): Promise<void> {
  const alike = await listAlike(db, profileIds)
  const proposals = alike.flatMap(({ a, b, staff_account_id }) => {
    const evidence = evidenceOf(a, b)
    const [profile_a = '', profile_b = ''] = [a.id, b.id].toSorted()
    return evidence.length > 0
      ? [{ staff_account_id, profile_a, profile_b, evidence, proposed_at: now }]
      : []
  })
  if (proposals.length === 0) return
  await db
    .insertInto('join_proposal')
    .values(proposals)
    .onConflict((conflict) => conflict.columns(['profile_a', 'profile_b']).doNothing())
    .execute()
}
