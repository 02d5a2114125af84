import { businessNumberInGroups } from '@headframe/wire'
import { isoDay } from './applicant-words.ts'
import { linesWithCommas } from './lines-with-commas.ts'
import type { SheetColumn } from './lines-with-commas.ts'

export interface SheetPayment {
  readonly receipt_number: string | null
  readonly settled_at: Date | null
  readonly status: string
  readonly billed_to: string
  readonly billed_abn: string | null
  readonly order_number: string | null
  readonly job_title: string
  readonly amount_cents: number
  readonly gst_cents: number
  readonly became_credit: boolean
  readonly came_after_company: boolean
  readonly is_test: boolean
}

const columns: readonly SheetColumn<SheetPayment>[] = [
  ['Receipt', ({ receipt_number }) => receipt_number],
  ['Date', ({ settled_at }) => settled_at && isoDay(settled_at)],
  ['Status', statusOf],
  ['Billed to', ({ billed_to }) => billed_to],
  ['ABN', ({ billed_abn }) => billed_abn && businessNumberInGroups(billed_abn)],
  ['Order number', ({ order_number }) => order_number],
  ['Job', ({ job_title }) => job_title],
  ['Amount (AUD)', ({ amount_cents, gst_cents }) => dollars(amount_cents - gst_cents)],
  ['GST (AUD)', ({ gst_cents }) => dollars(gst_cents)],
  ['Total (AUD)', ({ amount_cents }) => dollars(amount_cents)],
  ['Became a credit', ({ became_credit }) => (became_credit ? 'Yes' : 'No')],
  ['Test card', ({ is_test }) => (is_test ? 'Yes' : 'No')],
]

function statusOf({ status, came_after_company }: SheetPayment): string {
  if (status === 'refunded') return 'Refunded'
  return came_after_company ? 'Paid, to be refunded' : 'Paid'
}

/** What was paid, a line for each receipt, with the days of the product's time zone. */
export function makePaymentSheet({
  payments,
}: {
  readonly payments: readonly SheetPayment[]
}): Promise<Buffer> {
  return Promise.resolve(linesWithCommas(columns, payments))
}

/** As a number that spreadsheets add up. */
const dollars = (cents: number) => (cents / 100).toFixed(2)
