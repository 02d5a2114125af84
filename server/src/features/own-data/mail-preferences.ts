import type { MailPreferences, MailSwitch } from '@headframe/wire'
import { companyMails, contractorMails } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import type { CompanyActor, ContractorActor } from '../../kit/actor.ts'
import { accountIdOf } from '../../kit/actor.ts'
import { listSwitchedOff } from './queries.ts'

/** The mails that can be switched off by whoever is calling. */
export function mailsFor({ audience }: ContractorActor | CompanyActor): readonly MailSwitch[] {
  return audience === 'contractor' ? contractorMails : companyMails
}

/** Every mail is on until somebody switches it off. */
export async function mailPreferencesOf(
  db: Reading,
  actor: ContractorActor | CompanyActor,
): Promise<MailPreferences> {
  const off = new Set(await listSwitchedOff(db, accountIdOf(actor)))
  const entries = mailsFor(actor).map((mail) => [mail, !off.has(mail)])
  // Each audience has all of its own.
  return Object.fromEntries(entries) as MailPreferences
}
