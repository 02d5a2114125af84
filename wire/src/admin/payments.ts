import * as z from 'zod/mini'
import { defineCalls } from '../core/call.ts'
import { optionalParameter, parameter } from '../core/fields.ts'
import { pageFields, searchField } from '../core/lists.ts'
import { paymentRow } from '../jobs/payments.ts'
import { monthForm } from '../list-choices.ts'
import { limits, sizes } from '../options.ts'

/** What was paid by card, by a company that may be gone. */
export const adminPaymentRow = z.object({
  ...paymentRow.shape,
  /** Whoever paid; nothing once they have erased their account. */
  company_id: z.nullable(z.string()),
  company_name: z.nullable(z.string()),
  /** By a test card: no money moved. */
  is_test: z.boolean(),
  /** It came after the company had gone, and was not given back yet. */
  must_be_refunded: z.boolean(),
})
export type AdminPaymentRow = z.output<typeof adminPaymentRow>

const month = z.string().check(z.regex(monthForm))

/** The books: whatever has a receipt of money, also of companies that are gone. */
export const adminPayments = defineCalls({
  list: {
    method: 'GET',
    path: '/dashboard/payments',
    says: 'What was paid by card in a month or ever, newest first; a search is for the number of a receipt.',
    who: ['admin'],
    input: z.object({ ...pageFields, month: optionalParameter(month), search: searchField }),
    output: z.array(adminPaymentRow),
    paged: { size: sizes.pageSize },
  },
  since: {
    method: 'GET',
    path: '/dashboard/payments-since',
    says: 'The month of the first payment by card, if there was one.',
    who: ['admin'],
    input: z.object({}),
    output: z.object({ first_month: z.nullable(month) }),
  },
  receipt: {
    method: 'GET',
    path: '/dashboard/payments/{paymentId}/receipt',
    says: 'The receipt of a payment, as its company gets it; of a company that is gone without its name.',
    who: ['admin'],
    input: z.object({ paymentId: parameter }),
    names: { paymentId: 'open' },
    output: { file: ['application/pdf'] },
    discloses: { unnoted: 'A receipt tells of no contractor.' },
    limit: limits.documents,
  },
  export: {
    method: 'GET',
    path: '/dashboard/payments-of-month/{month}',
    says: 'All that was paid by card in a month, oldest first, as a CSV file.',
    who: ['admin'],
    input: z.object({ month }),
    names: { month: 'open' },
    output: { file: ['text/csv'] },
    discloses: { unnoted: 'Payments tell of no contractor.' },
    limit: limits.documents,
  },
})
