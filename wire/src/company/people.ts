import * as z from 'zod/mini'
import { defineCalls, theText } from '../core/call.ts'
import { companyRoles } from '../core/company-roles.ts'
import {
  choice,
  email,
  instant,
  isSameAddress,
  loginName,
  parameter,
  password,
} from '../core/fields.ts'
import type { Owned } from '../core/names.ts'
import { limits } from '../options.ts'
import { words } from '../words.ts'

const colleague = z.object({
  id: z.string(),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  email: z.string(),
  role: z.enum(companyRoles),
  /** Of the account's own sign-in there is no end but that of the account. */
  is_account: z.boolean(),
  is_self: z.boolean(),
  join_date: instant,
  /** Null when they were not here for two weeks. */
  last_seen_date: z.nullable(instant),
})
export type Colleague = z.output<typeof colleague>

const invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(companyRoles),
  invitation_date: instant,
  /** When the newest link stops working. */
  end_date: instant,
})
export type Invitation = z.output<typeof invitation>

const ownColleague = { thing: 'colleague', of: 'company' } as const satisfies Owned
const ownInvitation = { thing: 'invitation', of: 'company' } as const satisfies Owned

const role = choice(companyRoles, words.companyRoleRequired)
const done = z.object({ success: z.literal(true) })

/** Several people in one company's account, and the letters that invite them. */
export const companyPeople = defineCalls({
  list: {
    method: 'GET',
    path: '/company/v2/people',
    says: 'Who works in the account, and who is invited.',
    who: ['company'],
    input: z.object({}),
    output: z.object({ data: z.array(colleague), invitations: z.array(invitation) }),
  },
  invite: {
    method: 'POST',
    path: '/company/v2/invitations',
    says: 'Mails an invitation to work in the account. Whether the address can take it is told to whoever reads it, and to nobody else.',
    who: ['company'],
    body: 'json',
    input: z.object({ email: email(words.emailRequired, words.validEmailPlain), role }),
    output: z.object({ ...done.shape, invitation }),
    firstToTell: [words.emailRequired, words.validEmailPlain, words.companyRoleRequired],
    refusals: { TEAM_FULL: words.teamFull },
    limit: limits.invitations,
  },
  resend: {
    method: 'POST',
    path: '/company/v2/invitations/{id}/resend',
    says: 'Mails an invitation again with a new link; the older one ends.',
    who: ['company'],
    input: z.object({ id: parameter }),
    names: { id: ownInvitation },
    output: z.object({ ...done.shape, invitation }),
    refusals: { NOT_FOUND: words.invitationGone },
    limit: limits.invitations,
  },
  withdraw: {
    method: 'DELETE',
    path: '/company/v2/invitations/{id}',
    says: 'Takes an invitation back: its link is unknown from now on.',
    who: ['company'],
    input: z.object({ id: parameter }),
    names: { id: ownInvitation },
    output: done,
    refusals: { NOT_FOUND: words.invitationGone },
  },
  changeRole: {
    method: 'PATCH',
    path: '/company/v2/people/{id}',
    says: 'Gives a colleague another role, and ends their sessions.',
    who: ['company'],
    body: 'json',
    input: z.object({ id: parameter, role }),
    names: { id: ownColleague },
    output: done,
    refusals: {
      NOT_FOUND: words.colleagueGone,
      LAST_OWNER: words.accountStaysOwner,
      OWN_ROLE: words.notOneself,
    },
  },
  remove: {
    method: 'DELETE',
    path: '/company/v2/people/{id}',
    says: 'Takes a colleague out of the account: their sign-in ends at once.',
    who: ['company'],
    input: z.object({ id: parameter }),
    names: { id: ownColleague },
    output: done,
    refusals: {
      NOT_FOUND: words.colleagueGone,
      LAST_OWNER: words.accountStaysOwner,
      OWN_ROLE: words.notOneself,
    },
  },
  changeEmail: {
    method: 'POST',
    path: '/account/email',
    says: 'Changes the address that the caller signs in with.',
    who: ['company'],
    role: 'viewer',
    body: 'json',
    input: z.object({
      newEmailAddress: email(words.fillAllFieldsStop, words.validEmail),
      newEmailAddressConfirm: loginName(words.fillAllFieldsStop),
      accountPassword: password(words.fillAllFieldsStop),
    }),
    output: z.object({ ...done.shape, message: z.string() }),
    rules: [
      {
        field: 'newEmailAddressConfirm',
        text: words.emailsDiffer,
        holds: ({ newEmailAddressConfirm, newEmailAddress }) =>
          isSameAddress(newEmailAddressConfirm, newEmailAddress),
      },
    ],
    firstToTell: [
      words.fillAllFieldsStop,
      words.emailUnchanged,
      words.emailsDiffer,
      words.validEmail,
      words.accountPasswordWrong,
    ],
    refusals: { EMAIL_TAKEN: words.emailTaken },
    refusing: { success: false, message: theText },
    fallback: words.settingsFailed,
  },
})
