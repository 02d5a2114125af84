import * as z from 'zod/mini'
import { defineCalls } from '../core/call.ts'
import { companyRoles } from '../core/company-roles.ts'
import { newPassword, parameter, text } from '../core/fields.ts'
import { limits, sizes } from '../options.ts'
import { words } from '../words.ts'

const linkRefusals = {
  TOKENNOTFOUND: words.invitationInvalid,
  TOKENNOTACTIVE: words.invitationAccepted,
  TOKENEXPIRED: words.invitationExpired,
} as const

/** What the link of an invitation opens, for whoever has no sign-in yet. */
export const companyInvitations = defineCalls({
  invitation: {
    method: 'GET',
    path: '/company/invitations/{token}',
    says: 'Which company a link invites to, and as what.',
    who: 'anyone',
    input: z.object({ token: parameter }),
    names: { token: 'key' },
    output: z.object({
      company_name: z.string(),
      email: z.string(),
      role: z.enum(companyRoles),
    }),
    refusals: linkRefusals,
    limit: limits.resetTokenChecks,
  },
  accept: {
    method: 'POST',
    path: '/company/accept-invitation',
    says: 'Takes an invitation up with a name and a password, and signs in.',
    who: 'anyone',
    body: 'json',
    input: z.object({
      token: parameter,
      firstName: text(words.firstNameRequired, sizes.nameLength),
      lastName: text(words.lastNameRequired, sizes.nameLength),
      password: newPassword(words.passwordRequired, words.passwordTooShortPlain),
      confirmPassword: z._default(z.string(words.passwordsDifferPlain), ''),
    }),
    names: { token: 'key' },
    output: z.object({ success: z.literal(true), token: z.string(), company_name: z.string() }),
    rules: [
      {
        field: 'confirmPassword',
        text: words.passwordsDifferPlain,
        holds: (form) => form['confirmPassword'] === (form['password'] ?? ''),
      },
    ],
    firstToTell: [
      words.firstNameRequired,
      words.lastNameRequired,
      words.passwordRequired,
      words.passwordTooShortPlain,
      words.easyPassword,
      words.passwordsDifferPlain,
    ],
    refusals: {
      ...linkRefusals,
      EMAIL_TAKEN: words.invitedAddressTaken,
      TEAM_FULL: words.teamFull,
    },
    fallback: words.submissionFailed,
    limit: limits.registrations,
  },
})
