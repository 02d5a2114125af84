import type { companyInvitations, CompanyRole } from '@headframe/wire'
import { productName, Refusal, sizes } from '@headframe/wire'
import { mailLater } from '../../kit/letters/mail-later.ts'
import { fullName } from '../../kit/mail/words-and-links.ts'
import { faultsOfEasyPassword } from '../../kit/sign-in/easy-password-faults.ts'
import { hashPassword } from '../../kit/sign-in/passwords.ts'
import type { Prepare, UseCase } from '../../kit/use-case.ts'
import { letNewcomerIn } from '../../market/accounts/newcomers.ts'
import { openColleague } from '../../market/companies/colleagues.ts'
import { findCompanyAccount } from '../../market/companies/company-accounts.ts'
import { lockCompany } from '../../market/locks.ts'
import { findByLink, mustBeOpen, noteAcceptance } from './invitation-rows.ts'
import type { FoundInvitation } from './invitation-rows.ts'
import { joined } from './mails.ts'
import { countPlaces } from './queries.ts'

export const showInvitation: UseCase<typeof companyInvitations.invitation> = async (
  { db, now },
  { token },
) => {
  const invitation = await findByLink(db, token)
  mustBeOpen(invitation, now)
  const { company_name, email, role } = invitation
  // The database takes no others.
  return { company_name, email, role: role as CompanyRole }
}

type Accept = typeof companyInvitations.accept

export const findOpen: Prepare<Accept, FoundInvitation> = async (
  { reading, now },
  { token = '', password, firstName, lastName },
) => {
  const invitation = await findByLink(reading, token)
  mustBeOpen(invitation, now)
  const wellKnown = [invitation.email, invitation.company_name, firstName, lastName]
  return {
    subject: invitation,
    faults: await faultsOfEasyPassword('password', password, wellKnown),
  }
}

/** Of two who use a link at once, the second finds it used. */
export const accept: UseCase<Accept, FoundInvitation> = async (
  context,
  { token, firstName, lastName, password },
  { company_id: companyId },
) => {
  const { db, now, world } = context
  const passwordHash = await hashPassword(password)

  if (!(await lockCompany(db, companyId))) throw new Refusal('TOKENNOTFOUND')
  const invitation = await findByLink(db, token)
  mustBeOpen(invitation, now)
  const { email, company_name } = invitation
  const role = invitation.role as CompanyRole
  if ((await countPlaces(db, companyId, { invited: email })) >= sizes.peopleOfCompany)
    throw new Refusal('TEAM_FULL')

  const id = await openColleague(
    db,
    { email, passwordHash, now },
    { companyId, role, firstName, lastName },
  )
  if (!(await noteAcceptance(db, invitation.id, id))) throw new Refusal('TOKENNOTFOUND')
  const session = await letNewcomerIn(context, { id, audience: 'company', passwordHash })
  const account = await findCompanyAccount(db, companyId, world.config.apiUrl)
  if (account)
    await mailLater(
      { db, now, tasks: world.tasks },
      { address: account.email, accountId: companyId },
      joined({
        product: productName,
        name: fullName(firstName, lastName) ?? 'Somebody',
        role,
        url: `${world.config.appUrl}/company/settings`,
      }),
    )
  return { success: true, token: session, company_name }
}
