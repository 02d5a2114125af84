import { companyInvitations, companyPeople } from '@headframe/wire'
import { implement, on } from '../../kit/use-case.ts'
import { checkNewEmail } from '../../market/accounts/change-email.ts'
import { accept, findOpen, showInvitation } from './accept-invitation.ts'
import { changeOwnEmail } from './change-own-email.ts'
import { changeRole, remove } from './change-people.ts'
import { checkInvited, invite, resend, withdraw } from './invite.ts'
import { listPeople } from './list-people.ts'

export const companyPeopleRoutes = [
  ...implement(companyPeople, {
    list: listPeople,
    invite: on(checkInvited, invite),
    resend,
    withdraw,
    changeRole,
    remove,
    changeEmail: on(checkNewEmail, changeOwnEmail),
  }),
  ...implement(companyInvitations, {
    invitation: showInvitation,
    accept: on(findOpen, accept),
  }),
]
