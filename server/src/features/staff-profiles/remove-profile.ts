import type { staffProfiles } from '@headframe/wire'
import { sizes } from '@headframe/wire'
import { instantOf } from '../../domain/instants.ts'
import { pageOf } from '../../kit/paging.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { lockProfile, mustFindProfileId } from '../../market/library/profile-rows.ts'
import { restorableSince, restorableUntil } from '../../market/library/restorable.ts'
import { settleProfiles } from '../../market/library/settle-profiles.ts'
import { countRemoved, listRemovedRows, markRemoved, takeBack } from './queries.ts'

/** Out of every list, pool and count at once; everything about them is kept for thirty days. */
export const removeProfile: UseCase<typeof staffProfiles.remove> = async (
  { db, actor, now },
  { ph },
) => {
  const id = await lockProfile(db, { staffAccountId: actor.staffAccountId, hash: ph })
  await markRemoved(db, id, { by: actor.staffId, now })
  return { success: true, status: 'SUCCESS', restorable_until: restorableUntil(now) }
}

export const listRemoved: UseCase<typeof staffProfiles.removed> = (
  { db, actor: { staffAccountId }, now },
  wish,
) => {
  const which = { staffAccountId, since: restorableSince(now) }
  return pageOf(wish, sizes.pageSize, {
    count: () => countRemoved(db, which),
    rows: async (part) =>
      (await listRemovedRows(db, which, part)).map(
        ({ hash, full_name, removed_at, removed_by }) => ({
          profile_hash: hash,
          full_name,
          removed_date: instantOf(removed_at ?? now),
          restorable_until: restorableUntil(removed_at ?? now),
          removed_by,
        }),
      ),
  })
}

/** Whoever is there already is not brought back again: a second press of the same button is no fault. */
export const restoreProfile: UseCase<typeof staffProfiles.restore> = async (
  { db, actor: { staffAccountId }, now },
  { ph },
) => {
  const id = await takeBack(db, {
    staffAccountId,
    hash: ph,
    since: restorableSince(now),
  })
  if (id === undefined) await mustFindProfileId(db, { staffAccountId, hash: ph })
  else await settleProfiles(db, [id], now)
  return { success: true, status: 'SUCCESS' }
}
