import * as z from 'zod/mini'
import { defineCalls, theText } from '../core/call.ts'
import { instant, optionalText, parameter } from '../core/fields.ts'
import { pageFields, searchField, sortFields } from '../core/lists.ts'
import { paymentRow } from '../jobs/payments.ts'
import { companyOrders } from '../list-choices.ts'
import { sizes } from '../options.ts'
import { words } from '../words.ts'

const textOrNull = z.nullable(z.string())

export const adminCompanyRow = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  industry_name: textOrNull,
  first_name: textOrNull,
  last_name: textOrNull,
  title: textOrNull,
  email: z.string(),
  office_address: textOrNull,
  creation_date: instant,
  jobsActive: z.int(),
  /** All but drafts. */
  jobsPosted: z.int(),
  credits: z.int(),
})
export type AdminCompanyRow = z.output<typeof adminCompanyRow>

export const creditSources = ['administrator', 'payment', 'posting', 'product'] as const

/** A change of a company's credits. */
export const creditEntry = z.object({
  id: z.string(),
  date: instant,
  change: z.int(),
  /** What the company had after it. */
  balance: z.int(),
  source: z.enum(creditSources),
  reason: z.string(),
  /** The address of the administrator who gave it. */
  given_by: textOrNull,
  /** The address of whoever of the company spent it. */
  spent_by: textOrNull,
  job_id: textOrNull,
  job_title: textOrNull,
})
export type CreditEntry = z.output<typeof creditEntry>

export const mostCreditsAtOnce = 100
export const usualCreditReason = 'Admin allocation'

const isCredits = (value: number) =>
  Number.isInteger(value) && value >= 1 && value <= mostCreditsAtOnce

const creditsToAdd = z.pipe(
  z.transform((value) =>
    typeof value === 'string' && /^\s*\d{1,4}\s*$/.test(value) ? Number(value) : value,
  ),
  z.number(words.creditsFailed).check(z.refine(isCredits, words.creditsFailed)),
)

/** The companies as an administrator sees them (section 4.13). */
export const adminCompanies = defineCalls({
  list: {
    method: 'GET',
    path: '/dashboard/companies',
    says: 'Lists the companies, newest first unless another order is wished for.',
    who: ['admin'],
    input: z.object({ ...pageFields, ...sortFields(companyOrders), search: searchField }),
    output: z.array(adminCompanyRow),
    paged: { size: sizes.pageSize },
  },
  one: {
    method: 'GET',
    path: '/dashboard/companies/{companyId}',
    says: 'A company.',
    who: ['admin'],
    input: z.object({ companyId: parameter }),
    names: { companyId: 'open' },
    output: adminCompanyRow,
  },
  ledger: {
    method: 'GET',
    path: '/dashboard/companies/{companyId}/credits',
    says: 'Every change of a company’s credits, newest first.',
    who: ['admin'],
    input: z.object({ ...pageFields, companyId: parameter }),
    names: { companyId: 'open' },
    output: z.array(creditEntry),
    paged: { size: sizes.pageSize },
  },
  payments: {
    method: 'GET',
    path: '/dashboard/companies/{companyId}/payments',
    says: 'What a company has paid for by card, newest first.',
    who: ['admin'],
    input: z.object({ ...pageFields, companyId: parameter }),
    names: { companyId: 'open' },
    output: z.array(paymentRow),
    paged: { size: sizes.pageSize },
  },
  addCredits: {
    method: 'POST',
    path: '/dashboard/credits/add',
    says: 'Gives a company credits.',
    who: ['admin'],
    body: 'json',
    keyed: true,
    input: z.object({
      companyId: z.pipe(
        z.transform((value) => value ?? ''),
        z.string(words.creditsFailed).check(z.minLength(1, words.creditsFailed)),
      ),
      credits: creditsToAdd,
      reason: z._default(optionalText(sizes.lineLength, words.creditsFailed), ''),
    }),
    names: { companyId: 'open' },
    output: z.object({ success: z.literal(true), credits: z.int(), message: z.string() }),
    refusing: { success: false, message: theText },
    refusals: { NOT_FOUND: words.creditsFailed },
    fallback: words.creditsFailed,
  },
})
