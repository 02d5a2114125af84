import type { benches } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import type { Writing } from '../../db/open.ts'
import type { StaffActor } from '../../kit/actor.ts'
import type { Prepared, UseCase } from '../../kit/use-case.ts'
import { lockOpenBench } from '../../market/library/benches.ts'
import { mustFindProfileId } from '../../market/library/profile-rows.ts'
import { deleteMember, insertMember, isMember, updateStatus } from './queries.ts'

interface Membership {
  readonly benchId: string
  readonly profileId: string
}

/** Both are the account's own, and the bench takes changes. */
export async function findMembership(
  { db, actor: { staffAccountId } }: { readonly db: Writing; readonly actor: StaffActor },
  { tph = '', ph = '' }: { readonly tph?: string; readonly ph?: string },
): Promise<{ subject: Membership }> {
  const profileId = await mustFindProfileId(db, { staffAccountId, hash: ph })
  const benchId = await lockOpenBench(db, { staffAccountId, hash: tph })
  return { subject: { benchId, profileId } }
}

/** A membership that there is. */
export async function findStanding(
  calling: { readonly db: Writing; readonly actor: StaffActor },
  named: { readonly tph?: string; readonly ph?: string },
): Promise<Prepared<Membership>> {
  const { subject } = await findMembership(calling, named)
  if (!(await isMember(calling.db, subject))) throw new Refusal('NOT_FOUND')
  return { subject }
}

export const addMember: UseCase<typeof benches.add, Membership> = async (
  { db, now },
  _form,
  membership,
) => {
  const added = await insertMember(db, membership, now)
  return { success: true, status: 'SUCCESS', added }
}

export const removeMember: UseCase<typeof benches.remove, Membership> = async (
  { db },
  _form,
  membership,
) => {
  const member_status = await deleteMember(db, membership)
  return { success: true, status: 'SUCCESS', member_status }
}

export const setStatus: UseCase<typeof benches.setStatus, Membership> = async (
  { db },
  { status },
  membership,
) => {
  await updateStatus(db, membership, status)
  return { success: true, status: 'SUCCESS', member_status: status }
}
