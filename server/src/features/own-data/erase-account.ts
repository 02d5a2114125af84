import type { ownData } from '@headframe/wire'
import {
  faultsOfProof,
  mustFindOwnAccount,
  mustLockOwnAccount,
  wrongAccountPassword,
} from '../../market/accounts/own-password.ts'
import type { OwnAccount } from '../../market/accounts/own-password.ts'
import { logoOwner } from '../../market/companies/logos.ts'
import { partFromContractor } from '../../market/library/join-profiles.ts'
import { takeUploadsOfContractor } from '../../market/library/uploads.ts'
import { forgetEndedTo } from '../../kit/letters/letter-rows.ts'
import { dropFiles } from '../../kit/files/stored-files.ts'
import type { Prepare, UseCase } from '../../kit/use-case.ts'
import { tellOfCompanyGone } from './company-gone/tell-of-company-gone.ts'
import {
  deleteAccount,
  deleteDrafts,
  leaveJobsToApplicants,
  lockFilesOf,
  takeLogosOf,
} from './queries.ts'

type Erase = typeof ownData.erase

export const checkErasure: Prepare<Erase, OwnAccount> = async (context, { accountPassword }) => {
  const account = await mustFindOwnAccount(context.reading, context.actor)
  return { faults: await faultsOfProof(context, account, accountPassword), subject: account }
}

/** Nothing is kept but the ids in the record of who saw whom; the address is free again. */
export const eraseAccount: UseCase<Erase, OwnAccount> = async (
  { db, actor, now, world },
  _form,
  checked,
) => {
  const account = await mustLockOwnAccount(db, checked, wrongAccountPassword)
  const { id } = account
  const drafts = await deleteDrafts(db, account, actor.audience)
  const owners = [logoOwner.company(id), ...drafts.map((draft) => logoOwner.draft(draft))]
  const files = [...(await lockFilesOf(db, id)), ...(await takeLogosOf(db, id, owners))]
  await tellOfCompanyGone({ db, now, world }, id)
  await leaveJobsToApplicants(db, id, now)
  await partFromContractor(db, id, now)
  files.push(...(await takeUploadsOfContractor(db, id)))
  const addresses = await deleteAccount(db, account)
  await dropFiles({ db, now, tasks: world.tasks }, files)
  // Failed ones as well: they would keep an address for a month.
  for (const email of addresses) await world.tasks.forget(db, { audience: actor.audience, email })
  await forgetEndedTo(db, addresses)
  return { success: true }
}
