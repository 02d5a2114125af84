import * as z from 'zod/mini'
import { defineCalls, theText } from '../core/call.ts'
import { email, parameter } from '../core/fields.ts'
import { limits } from '../options.ts'
import { words } from '../words.ts'

const posting = { refusing: { success: false, message: theText } } as const

/** The administrator's sign-in by link (section 4.13). */
export const administration = defineCalls({
  requestLink: {
    ...posting,
    method: 'POST',
    path: '/dashboard/auth',
    says: 'Mails an administrator a link to sign in.',
    who: 'anyone',
    body: 'form',
    input: z.object({ email: email(words.adminLinkFailed) }),
    output: z.object({
      success: z.literal(true),
      message: z.literal('sent'),
      demo_link: z.optional(z.string()),
    }),
    fallback: words.adminLinkFailed,
    limit: limits.recoveryCalls,
  },
  openLink: {
    method: 'GET',
    path: '/dashboard/auth',
    says: 'Uses up a sign-in link and sets the session cookie.',
    who: 'anyone',
    input: z.object({ token: parameter }),
    names: { token: 'key' },
    output: z.object({ success: z.literal(true), email: z.string() }),
    refusals: { BAD_REQUEST: words.adminLinkInvalid, LINK_INVALID: words.adminLinkInvalid },
    changes: true,
  },
  logout: {
    ...posting,
    method: 'POST',
    path: '/dashboard/logout',
    says: 'Ends the administrator session.',
    who: 'anyone',
    input: z.object({}),
    output: z.object({ success: z.literal(true) }),
  },
})
