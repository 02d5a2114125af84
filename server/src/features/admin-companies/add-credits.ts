import type { adminCompanies } from '@headframe/wire'
import { productName, Refusal, usualCreditReason } from '@headframe/wire'
import type { Writing } from '../../db/open.ts'
import { mailUnlessSwitchedOff } from '../../kit/letters/mail-later.ts'
import { fullName } from '../../kit/mail/words-and-links.ts'
import type { Prepared, UseCase } from '../../kit/use-case.ts'
import { isUuid } from '../../kit/uuids.ts'
import { lockCompany } from '../../market/locks.ts'
import { changeCredits } from '../../market/money/credits.ts'
import { creditsAdded } from './mails.ts'
import { findCompany } from './queries.ts'

type AddCredits = typeof adminCompanies.addCredits

/** Held until the call ends: what the company has then is what is told. Without an id the form is told off. */
export async function lockGifted(
  { db }: { readonly db: Writing },
  { companyId }: { readonly companyId?: string },
): Promise<Prepared<string>> {
  if (companyId === undefined) return { faults: {} }
  if (!isUuid(companyId) || !(await lockCompany(db, companyId))) throw new Refusal('NOT_FOUND')
  return { subject: companyId }
}

export const addCredits: UseCase<AddCredits, string> = async (
  { db, now, actor, world },
  { credits: change, reason },
  companyId,
) => {
  const gift = {
    companyId,
    change,
    reason: reason || usualCreditReason,
    jobId: null,
    source: 'administrator',
    givenBy: actor.adminId,
  } as const
  const credits = await changeCredits(db, gift, now)
  const company = await findCompany(db, companyId, now)
  if (credits === undefined || !company) throw new Refusal('NOT_FOUND')

  const { first_name: firstName, last_name: lastName } = company
  const to = {
    address: company.email,
    name: fullName(firstName ?? '', lastName ?? ''),
    accountId: companyId,
    preference: 'credits',
  } as const
  await mailUnlessSwitchedOff({ db, now, world }, to, (unsubscribeUrl) =>
    creditsAdded({
      product: productName,
      name: firstName ?? undefined,
      added: change,
      credits,
      url: `${world.config.appUrl}/company/dashboard`,
      unsubscribeUrl,
    }),
  )
  return { success: true, credits, message: `Added ${change} credits to ${company.name}` }
}
