import * as z from 'zod/mini'
import { defineCalls, theCode, theText } from './core/call.ts'
import { email, loginName, newPassword, parameter, password } from './core/fields.ts'
import { limits } from './options.ts'
import { words } from './words.ts'

/** Sign-in, sign-out and forgotten passwords (section 4.1). Administrators sign in by link: see administration. */
export const signIn = defineCalls({
  staff: {
    method: 'POST',
    path: '/auth.php',
    says: 'Signs a staff member in.',
    who: 'anyone',
    body: 'form',
    input: z.object({
      emailAddress: loginName(words.badCredentials),
      sPass: password(words.badCredentials),
    }),
    output: z.object({ success: z.literal(true), token: z.string(), name: z.string() }),
    refusals: { BAD_CREDENTIALS: words.badCredentials, RATE_LIMITED: words.badCredentials },
    refusing: { success: false },
  },
  contractor: {
    method: 'POST',
    path: '/auth.php',
    says: 'Signs a contractor in.',
    who: 'anyone',
    body: 'form',
    input: z.object({
      contractorEmail: loginName(words.fillInBoth),
      contractorPass: password(words.fillInBoth),
    }),
    output: z.object({ success: z.literal(true), token: z.string(), name: z.string() }),
    refusals: { BAD_CREDENTIALS: words.badCredentials, RATE_LIMITED: words.badCredentials },
    refusing: { success: false },
    fallback: words.loginUnreachable,
  },
  company: {
    method: 'POST',
    path: '/company/login',
    says: 'Signs a company in.',
    who: 'anyone',
    body: 'form',
    input: z.object({
      email: loginName(words.fillInBoth),
      password: password(words.fillInBoth),
    }),
    output: z.object({ token: z.string(), error: z.literal(false), company_name: z.string() }),
    refusals: {
      BAD_CREDENTIALS: words.companyBadCredentials,
      RATE_LIMITED: words.companyBadCredentials,
    },
    fallback: words.companyLoginUnreachable,
  },
})

const resetTokenRefusals = {
  TOKENNOTFOUND: words.resetTokenNotFound,
  TOKENNOTACTIVE: words.resetTokenNotActive,
  TOKENEXPIRED: words.resetTokenExpired,
} as const

const recovery = {
  who: 'anyone',
  body: 'form',
  input: z.object({ email: email(words.invalidEmail) }),
  output: z.object({ type: z.literal('success'), message: z.literal(words.recoverySent) }),
  refusing: { type: 'error', message: theText },
  limit: limits.recoveryCalls,
} as const

export const recoverPassword = defineCalls({
  contractor: {
    ...recovery,
    method: 'POST',
    path: '/contractor/forgot-password',
    says: 'Mails a contractor a link to choose a new password.',
  },
  company: {
    ...recovery,
    method: 'POST',
    path: '/company/forgot-password',
    says: 'Mails a company a link to choose a new password.',
  },
  /** Whoever forgot theirs asks an administrator. */
  staff: {
    method: 'POST',
    path: '/dashboard/staff/reset-password',
    says: 'Mails a recruiter a link to choose a new password.',
    who: ['admin'],
    body: 'json',
    input: z.object({ email: email(words.invalidEmail) }),
    output: z.object({ success: z.literal(true), message: z.string() }),
    refusing: { success: false, message: theText },
    limit: { ...limits.recoveryCalls, name: 'recovery:staff', each: 'caller' },
  },
  checkToken: {
    method: 'GET',
    path: '/check-reset-token/{token}',
    says: 'Tells whether a reset link may still be used.',
    who: 'anyone',
    input: z.object({ token: parameter }),
    names: { token: 'key' },
    output: z.object({ error: z.literal(false), message: z.literal('OK') }),
    refusals: { ...resetTokenRefusals, BAD_REQUEST: words.resetTokenMissing },
    refusing: { message: theCode },
    fallback: words.resetFailed,
    limit: limits.resetTokenChecks,
  },
  reset: {
    method: 'POST',
    path: '/reset-password',
    says: 'Chooses a new password with the token of a reset link, and ends every session.',
    who: 'anyone',
    body: 'json',
    input: z.object({
      password: newPassword(words.resetPasswords),
      token: parameter,
    }),
    names: { token: 'key' },
    output: z.object({ error: z.literal(false), redirectURL: z.string() }),
    refusals: { BAD_REQUEST: words.resetTokenMissing },
    refusing: { message: theCode, redirectURL: null },
    fallback: words.resetFailed,
  },
})

export const session = defineCalls({
  logout: {
    method: 'POST',
    path: '/logout',
    says: 'Ends the bearer token that is sent, of whatever kind it is.',
    who: 'anyone',
    showsToken: true,
    input: z.object({}),
    output: z.object({ success: z.literal(true) }),
  },
})
