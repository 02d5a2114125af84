import type { CompanyRole } from '@headframe/wire'
import { limits, lives, productName } from '@headframe/wire'
import { mailLater } from '../../kit/letters/mail-later.ts'
import { isWithin } from '../../kit/limits.ts'
import { companyToStrangers } from '../../kit/mail/words-and-links.ts'
import { isPlainName } from '../../text/plain-name.ts'
import { newToken } from '../../kit/tokens.ts'
import type { Task } from '../../kit/world.ts'
import { isEmailTaken } from '../../market/accounts/accounts.ts'
import { findToMail, keepLink } from './invitation-rows.ts'
import { addressInUse, invited } from './mails.ts'

/** Makes the link, which stands nowhere but in the letter. Whoever has a sign-in already gets none. */
export const mailInvitation: Task<{ invitation: string }> = {
  name: 'mail-invitation',
  tries: 10,
  async run({ db, now, world }, { invitation: id }) {
    const invitation = await findToMail(db, id)
    if (!invitation) return

    if (!(await isWithin(db, limits.invitationMails, invitation.email, now))) return

    const to = { address: invitation.email }
    const mailing = { db, now, tasks: world.tasks }
    const facts = {
      product: productName,
      companyId: invitation.company_id,
      ...namesToStrangers(invitation),
    }
    if (await isEmailTaken(db, 'company', invitation.email)) {
      await mailLater(mailing, to, addressInUse(facts))
      return
    }
    const token = newToken()
    await keepLink(db, id, token, now)
    await mailLater(
      mailing,
      to,
      invited({
        ...facts,
        // The database takes no others.
        role: invitation.role as CompanyRole,
        url: `${world.config.appUrl}/company/invitation/${token}`,
        goodForSeconds: lives.invitationSeconds,
      }),
    )
  },
}

interface Inviting {
  readonly company_name: string
  readonly invited_by: string | null
}

/** Anybody can open a company, and invite whomever they like: their names must not be letters of their own. */
function namesToStrangers({ company_name, invited_by }: Inviting) {
  const company = companyToStrangers(company_name)
  return { company, invitedBy: invited_by && isPlainName(invited_by) ? invited_by : company }
}
