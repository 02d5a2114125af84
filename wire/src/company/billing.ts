import * as z from 'zod/mini'
import { isBusinessNumber } from '../business-number.ts'
import { defineCalls } from '../core/call.ts'
import { optionalText } from '../core/fields.ts'

const textOrNull = z.nullable(z.string())

/** How the receipts of a company are made out; what is not said is not on them. */
export const billing = z.object({
  /** Instead of the company's own name. */
  billing_name: textOrNull,
  /** Eleven digits. */
  abn: textOrNull,
  order_number: textOrNull,
})
export type Billing = z.output<typeof billing>

export const billingSizes = { name: 200, orderNumber: 60 } as const
export const abnMalformed = 'Please enter an ABN of 11 digits'
export const abnWrong = 'This is not an ABN. Please check its digits.'

const elevenDigits = /^\d{11}$/

/** With blanks or without. */
const abn = z.pipe(
  z.transform((value) => (typeof value === 'string' ? value.replaceAll(/\s/g, '') : (value ?? ''))),
  z.string(abnMalformed).check(
    z.refine((digits) => digits === '' || elevenDigits.test(digits), abnMalformed),
    z.refine((digits) => !elevenDigits.test(digits) || isBusinessNumber(digits), abnWrong),
  ),
)

/** What stands on the receipts of what a company buys. */
export const companyBilling = defineCalls({
  show: {
    method: 'GET',
    path: '/company/v2/billing',
    says: 'How the receipts of the company are made out.',
    who: ['company'],
    input: z.object({}),
    output: billing,
  },
  save: {
    method: 'POST',
    path: '/company/v2/billing',
    says: 'Says how receipts are made out from now on. Those that were written stay as they are.',
    who: ['company'],
    body: 'json',
    input: z.object({
      billing_name: optionalText(billingSizes.name),
      abn,
      order_number: optionalText(billingSizes.orderNumber),
    }),
    output: billing,
    fallback: 'Your billing details could not be saved. Please try again.',
  },
})
