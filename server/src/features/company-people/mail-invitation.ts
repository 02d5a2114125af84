import type { CompanyRole } from '@headframe/wire'
import { limits, lives, productName } from '@headframe/wire'
import { mailLater } from '../../kit/letters/mail-later.ts'
import { countTry } from '../../kit/limits.ts'
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

    const mails = await countTry(world.database, limits.invitationMails, invitation.email, now)
    if (mails.made > limits.invitationMails.points) return

    const to = { address: invitation.email }
    const mailing = { db, now, tasks: world.tasks }
    const facts = {
      product: productName,
      companyId: invitation.company_id,
      company: invitation.company_name,
      invitedBy: invitation.invited_by ?? invitation.company_name,
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
