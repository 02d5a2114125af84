import type { MailPreferences, MailSwitch } from '@headframe/wire'
import { companyMails, contractorMails } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import type { CompanyActor, ContractorActor } from '../../kit/actor.ts'
import { listSwitchedOff } from './queries.ts'

/** Who gets mails that can be switched off: of a company the account itself, whoever works in it. */
type Mailed =
  | Pick<ContractorActor, 'audience' | 'contractorId'>
  | Pick<CompanyActor, 'audience' | 'companyId'>

export function mailedAccountOf(mailed: Mailed): string {
  return mailed.audience === 'contractor' ? mailed.contractorId : mailed.companyId
}

/** The mails that can be switched off by whoever is calling. */
export function mailsFor({ audience }: Mailed): readonly MailSwitch[] {
  return audience === 'contractor' ? contractorMails : companyMails
}

/** Every mail is on until somebody switches it off. */
export async function mailPreferencesOf(db: Reading, actor: Mailed): Promise<MailPreferences> {
  const off = new Set(await listSwitchedOff(db, mailedAccountOf(actor)))
  const entries = mailsFor(actor).map((mail) => [mail, !off.has(mail)])
  // Each audience has all of its own.
  return Object.fromEntries(entries) as MailPreferences
}
