import * as z from 'zod/mini'
import { defineCalls, theText } from './core/call.ts'
import { notUnderstood, parameter, password } from './core/fields.ts'
import { limits } from './options.ts'
import { words } from './words.ts'

export const contractorMails = ['application_updates', 'pool_updates', 'messages'] as const

/** The weekly letter of jobs, which is set beside the job wishes and not among the others. */
export const weeklyMail = 'job_matches'

/** The letters of saved searches, which are switched where the searches are. */
export const savedSearchMail = 'saved_searches'
export const companyMails = [
  'applications',
  'pool_applications',
  'messages',
  'job_expiry',
  'credits',
] as const

/** A kind of mail that has a switch among the others. */
export type MailSwitch = (typeof contractorMails)[number] | (typeof companyMails)[number]

/** A kind of mail that can be switched off. Security mails cannot. */
export type MailPreference = MailSwitch | typeof weeklyMail | typeof savedSearchMail

const optionalSwitch = z.optional(z.boolean(notUnderstood))

/** Those of the caller's own audience; the others are not there. */
const preferences = z.object({
  application_updates: optionalSwitch,
  pool_updates: optionalSwitch,
  messages: optionalSwitch,
  applications: optionalSwitch,
  pool_applications: optionalSwitch,
  job_expiry: optionalSwitch,
  credits: optionalSwitch,
})
export type MailPreferences = z.output<typeof preferences>

/** What everybody may ask about themselves: mails, a copy of everything, the end (section 4.14). */
export const ownData = defineCalls({
  mailPreferences: {
    method: 'GET',
    path: '/account/mail-preferences',
    says: 'Which mails are on.',
    who: ['contractor', 'company'],
    input: z.object({}),
    output: preferences,
  },
  saveMailPreferences: {
    method: 'POST',
    path: '/account/mail-preferences',
    says: 'Switches mails on and off; what is left out stays as it is.',
    who: ['contractor', 'company'],
    body: 'json',
    input: preferences,
    output: preferences,
  },
  export: {
    method: 'GET',
    path: '/account/export',
    says: 'Everything that is held about the caller, as one archive.',
    who: ['contractor', 'company'],
    role: 'viewer',
    input: z.object({}),
    output: { file: ['application/zip'] },
    discloses: { unnoted: 'What a company holds of its applicants tells them by their ids alone.' },
    limit: limits.ownDataExports,
  },
  erase: {
    method: 'POST',
    path: '/account/erase',
    says: 'Erases the account and everything that belongs to it.',
    who: ['contractor', 'company'],
    role: 'viewer',
    body: 'json',
    input: z.object({ accountPassword: password(words.accountPasswordWrong) }),
    output: z.object({ success: z.literal(true) }),
    refusing: { success: false, message: theText },
  },
  unsubscribePage: {
    method: 'GET',
    path: '/mail/unsubscribe/{token}',
    says: 'A page with one button that switches off the kind of mail that the link came in.',
    who: 'anyone',
    input: z.object({ token: parameter }),
    names: { token: 'key' },
    output: { file: ['text/html; charset=utf-8'] },
  },
  unsubscribe: {
    method: 'POST',
    path: '/mail/unsubscribe/{token}',
    says: 'Switches off the kind of mail that the link came in.',
    who: 'anyone',
    input: z.object({ token: parameter }),
    names: { token: 'key' },
    output: z.object({ success: z.literal(true), preference: z.string() }),
  },
})
