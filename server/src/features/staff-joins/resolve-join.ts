import type { staffJoins } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import type { Prepare, UseCase } from '../../kit/use-case.ts'
import { isUuid } from '../../kit/uuids.ts'
import { joinProfiles } from '../../market/library/join-profiles.ts'
import { lockOpenJoin, noteOutcome } from './queries.ts'

type Resolve = typeof staffJoins.resolve
type OpenJoin = NonNullable<Awaited<ReturnType<typeof lockOpenJoin>>>

export const findOpenJoin: Prepare<Resolve, OpenJoin> = async ({ db, actor }, { id = '' }) => {
  const join = isUuid(id) ? await lockOpenJoin(db, actor.staffAccountId, id) : undefined
  if (!join) throw new Refusal('NOT_FOUND')
  return { subject: join }
}

export const resolveJoin: UseCase<Resolve, OpenJoin> = async (
  { db, actor, now },
  { action },
  { id, stays, goes },
) => {
  const outcome = action === 'join' ? 'joined' : 'dismissed'
  await noteOutcome(db, id, { outcome, by: actor.staffId, now })
  if (action === 'dismiss') return { success: true, profile_hash: null }
  await joinProfiles(db, { stays: stays.id, goes: goes.id }, now)
  return { success: true, profile_hash: stays.hash }
}
