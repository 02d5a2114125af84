import * as z from 'zod/mini'
import { defineCalls } from './core/call.ts'
import type { Audience, Call } from './core/call.ts'
import { parameter, password } from './core/fields.ts'
import { passwordChange } from './password-change.ts'
import { words } from './words.ts'

const session = z.object({
  id: z.string(),
  /** The browser and system in words. */
  device: z.nullable(z.string()),
  /** The neighbourhood that it was opened from. */
  address: z.nullable(z.string()),
  start_date: z.int(),
  last_use_date: z.int(),
  is_current: z.boolean(),
})
export type OwnSession = z.output<typeof session>

const done = z.object({ success: z.literal(true) })

/** Of whoever has a password: a session that was stolen is not to end the others. Administrators have none. */
const proof = { accountPassword: z.optional(password(words.accountPasswordWrong)) }

/** Where somebody is signed in, at an address of those who may ask: a browser may be signed in as several. */
function sessionsUnder<const W extends readonly Audience[]>(place: `/${string}`, who: W) {
  return {
    sessions: {
      who,
      role: 'viewer',
      method: 'GET',
      path: `${place}/sessions`,
      says: 'Where the caller is signed in, the last used first.',
      input: z.object({}),
      output: z.object({ data: z.array(session) }),
    },
    endSession: {
      who,
      role: 'viewer',
      method: 'POST',
      path: `${place}/sessions/{id}/end`,
      says: 'Ends one session of the caller.',
      body: 'json',
      input: z.object({ id: parameter, ...proof }),
      names: { id: { thing: 'session', of: 'caller' } },
      output: done,
    },
    endOtherSessions: {
      who,
      role: 'viewer',
      method: 'POST',
      path: `${place}/sessions/end-others`,
      says: 'Ends every session of the caller but the one that asks.',
      body: 'json',
      input: z.object(proof),
      output: z.object({ ...done.shape, ended: z.int() }),
    },
  } as const
}
export type SessionCalls = ReturnType<typeof sessionsUnder>

const changePassword = {
  method: 'POST',
  says: 'Changes the password and ends all other sessions.',
  body: 'json',
  input: z.object(passwordChange.fields),
  output: z.object({ ...done.shape, message: z.string() }),
  rules: passwordChange.rules,
  firstToTell: passwordChange.firstToTell,
  fallback: words.settingsFailed,
} as const satisfies Partial<Call>

/** What is added to the sections of the specification: everybody sees to their own sessions and password. */
export const accountSettings = defineCalls({
  password: { ...changePassword, who: ['company'], role: 'viewer', path: '/account/password' },
  ...sessionsUnder('/account', ['contractor', 'company']),
})

export const staffSettings = defineCalls({
  password: { ...changePassword, who: ['staff'], path: '/staff/account/password' },
  ...sessionsUnder('/staff/account', ['staff']),
})

/** Administrators have no password. */
export const adminSessions = defineCalls(sessionsUnder('/dashboard', ['admin']))
