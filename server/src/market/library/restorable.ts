import { lives } from '@headframe/wire'
import { sql } from 'kysely'
import { instantOf } from '../../domain/instants.ts'

/** Who was removed after that moment can still be brought back. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - lives.removedProfileSeconds * 1000)
}

export function restorableUntil(removedAt: Date): number {
  return instantOf(removedAt) + lives.removedProfileSeconds
}

/** Who removed somebody, by name, as long as their account is there. */
export const removedBy = sql<string | null>`(
  select name from staff_member where staff_member.id = profile.removed_by
)`
