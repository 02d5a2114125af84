import * as z from 'zod/mini'
import { defineCalls, theText } from '../core/call.ts'
import { instant, parameter } from '../core/fields.ts'
import { pageFields } from '../core/lists.ts'
import type { Owned } from '../core/names.ts'
import { limits, sizes } from '../options.ts'
import { words } from '../words.ts'
import { anyJobId, anyJobIdNames, seenRevision } from './any-job-id.ts'
import { paymentMethods } from './job-options.ts'

export const paymentSession = z.object({
  clientSecret: z.string(),
  paymentIntentId: z.string(),
  /** Cents. */
  amount: z.int(),
  currency: z.literal('aud'),
  provider: z.enum(['stripe', 'sandbox']),
  publishableKey: z.nullable(z.string()),
})
export type PaymentSession = z.output<typeof paymentSession>

export const paymentRow = z.object({
  id: z.string(),
  transaction_date: instant,
  /** The title of the job. */
  description: z.string(),
  type: z.literal('Job Posting'),
  /** Dollars, incl. GST; nothing for credits and free listings. */
  amount: z.number(),
  gst: z.number(),
  currency: z.literal('AUD'),
  method: z.enum(paymentMethods),
  status: z.enum(['succeeded', 'pending', 'failed', 'refunded']),
  /** Nothing once the draft that it was for was deleted. */
  job_uuid: z.nullable(z.string()),
  receipt_number: z.nullable(z.string()),
  receipt: z.boolean(),
})
export type PaymentRow = z.output<typeof paymentRow>

const ownPayment = { thing: 'payment', of: 'company' } as const satisfies Owned

const refusing = { success: false, message: theText } as const

const notPostable = {
  NOT_FOUND: words.jobIdInvalid,
  NOT_A_DRAFT: words.jobNotEditable,
  PAYMENT_NOT_NEEDED: words.listingIsFree,
} as const

const cardField = z.pipe(
  z.transform((value) => (typeof value === 'number' ? String(value) : value)),
  z.string(words.paymentFailed).check(z.trim(), z.minLength(1, words.paymentFailed)),
)

/** A request without a body is one with a bad signature. */
const signedBytes = z._default(
  z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  () => new Uint8Array(),
)

/** Paying for a posting, by card or by credit (section 4.9). */
export const payments = defineCalls({
  credits: {
    method: 'GET',
    path: '/company/get-credits',
    says: 'How many postings are paid for in advance.',
    who: ['company'],
    role: 'viewer',
    input: z.object({}),
    output: z.object({ credits: z.int() }),
  },
  postWithCredit: {
    method: 'POST',
    path: '/company/post-job-with-credit',
    says: 'Spends a credit, and the posting goes live. Whoever names the revision of the draft that they have seen is refused once there is another one.',
    who: ['company'],
    role: 'hirer',
    body: 'form',
    input: z.object({ ...anyJobId, revision: seenRevision }),
    names: anyJobIdNames,
    output: z.object({ success: z.literal(true), message: z.string(), credits: z.int() }),
    refusals: {
      ...notPostable,
      NO_CREDITS: words.noCredits,
      CHANGED_ELSEWHERE: words.jobDraftChangedElsewhere,
    },
    refusing,
    fallback: words.postWithCreditFailed,
  },
  session: {
    method: 'POST',
    path: '/payments/create-payment-intent',
    says: 'Opens a payment for a posting; the open one is given again while it fits.',
    who: ['company'],
    body: 'json',
    input: z.object(anyJobId),
    names: anyJobIdNames,
    output: paymentSession,
    refusals: notPostable,
    fallback: words.paymentFailed,
  },
  webhook: {
    method: 'POST',
    path: '/payments/webhook',
    says: 'Takes what the payment provider tells.',
    who: 'anyone',
    body: 'signed',
    input: z.object({ bytes: signedBytes, signature: z.optional(z.string()) }),
    output: z.object({ received: z.literal(true) }),
    opaque: true,
  },
  sandbox: {
    method: 'POST',
    path: '/payments/sandbox/confirm',
    says: 'Pays with a test card where no real provider is configured.',
    who: ['company'],
    body: 'json',
    input: z.object({
      clientSecret: z._default(z.string(), ''),
      number: cardField,
      exp_month: cardField,
      exp_year: cardField,
      cvc: cardField,
    }),
    names: { clientSecret: ownPayment },
    output: z.object({ status: z.literal('succeeded'), redirectURL: z.string() }),
    refusals: { NOT_FOUND: words.paymentFailed, CARD_DECLINED: words.paymentFailed },
    fallback: words.paymentFailed,
  },
  history: {
    method: 'GET',
    path: '/company/get-payments',
    says: 'Lists what was paid, newest first.',
    who: ['company'],
    input: z.object(pageFields),
    output: z.array(paymentRow),
    paged: { size: sizes.pageSize },
  },
  receipt: {
    method: 'GET',
    path: '/company/get-receipt/{paymentId}',
    says: 'The receipt of a payment.',
    who: ['company'],
    input: z.object({ paymentId: parameter }),
    names: { paymentId: ownPayment },
    output: { file: ['application/pdf'] },
    discloses: { unnoted: 'A receipt tells of no contractor.' },
    limit: limits.documents,
  },
})
