import * as z from 'zod/mini'
import { defineCalls } from '../core/call.ts'
import { instant } from '../core/fields.ts'

const textOrNull = z.nullable(z.string())
const instantOrNull = z.nullable(instant)

const kindInLine = z.object({
  kind: z.string(),
  /** Due now, or still to fall due. */
  waiting: z.int(),
  due: z.int(),
  in_hand: z.int(),
  failed: z.int(),
  oldest_seconds: z.number(),
})
export type KindOfTask = z.output<typeof kindInLine>

const failedTask = z.object({
  id: z.string(),
  kind: z.string(),
  failed_date: instant,
  tries: z.int(),
  reason: textOrNull,
})
export type FailedTaskRow = z.output<typeof failedTask>

const unsentLetter = z.object({
  id: z.string(),
  kind: z.string(),
  address: z.string(),
  promised_date: instant,
  tries: z.int(),
  /** When it is tried next; nothing when it was given up. */
  due_date: instantOrNull,
  failed_date: instantOrNull,
  reason: textOrNull,
})
export type UnsentLetter = z.output<typeof unsentLetter>

const unreadResume = z.object({
  date: instant,
  /** Of a contractor who registered; nothing for an upload of a recruiter. */
  contractor_id: textOrNull,
  reason: z.string(),
})
export type UnreadResume = z.output<typeof unreadResume>

/** So many of what went wrong are shown, the latest. */
export const mostTroubles = 50

export const health = z.object({
  date: instant,
  version: z.string(),
  started_date: instant,
  database: z.object({ bytes: z.int(), is_embedded: z.boolean() }),
  disk: z.object({ free_bytes: z.int() }),
  tasks: z.object({ kinds: z.array(kindInLine), failed: z.array(failedTask) }),
  letters: z.object({
    waiting: z.int(),
    failed: z.int(),
    oldest_seconds: z.number(),
    outage: z.nullable(z.object({ since: instant, reason: z.string() })),
    unsent: z.array(unsentLetter),
  }),
  resumes: z.object({ unread: z.int(), latest: z.array(unreadResume) }),
  /** Settings that nobody would leave so when real people use it. */
  warnings: z.array(z.string()),
})
export type Health = z.output<typeof health>

const begun = z.object({ success: z.literal(true), begun: z.int() })

/** One by its id, or all. */
const which = z.object({ id: z.optional(z.string()) })

/** How the product is, for whoever runs it. */
export const adminHealth = defineCalls({
  show: {
    method: 'GET',
    path: '/dashboard/health',
    says: 'What waits, what has failed, and what is unsafe.',
    who: ['admin'],
    input: z.object({}),
    output: health,
    discloses: { unnoted: 'It tells to whom a letter goes, and shows nobody’s profile.' },
  },
  retryTasks: {
    method: 'POST',
    path: '/dashboard/health/retry-tasks',
    says: 'Begins failed background work anew.',
    who: ['admin'],
    body: 'json',
    input: which,
    names: { id: 'open' },
    output: begun,
  },
  resendLetters: {
    method: 'POST',
    path: '/dashboard/health/resend-letters',
    says: 'Sends letters that failed once more.',
    who: ['admin'],
    body: 'json',
    input: which,
    names: { id: 'open' },
    output: begun,
  },
})
