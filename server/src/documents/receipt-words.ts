import type { paymentMethods } from '@headframe/wire'
import { businessNumberInGroups, dollarsOf, productName, productTimeZone } from '@headframe/wire'

type PaymentMethod = (typeof paymentMethods)[number]

export interface ReceiptFacts {
  readonly number: string
  /** The seller's Australian Business Number, once there is one. */
  readonly sellerAbn: string | undefined
  readonly paidAt: Date
  readonly billedTo: string
  /** The customer's business number and its own number for the order, where it has told them. */
  readonly billedAbn: string | undefined
  readonly orderNumber: string | undefined
  readonly jobTitle: string
  /** With GST. */
  readonly totalCents: number
  readonly gstCents: number
  readonly method: PaymentMethod
  readonly isRefunded: boolean
  /** It was paid, but published nothing. */
  readonly becameCredit: boolean
  /** By a test card: nobody has paid anything. */
  readonly isTest: boolean
}

/** Only who has a business number makes tax invoices, and only of what was really paid. */
export function titleOf({ sellerAbn, isTest }: ReceiptFacts): string {
  return sellerAbn && !isTest ? 'Tax invoice / receipt' : 'Receipt'
}

type Fact = readonly [name: string, value: string]

/** In two columns: who and whom, which and when. */
export function factsOf(facts: ReceiptFacts): readonly (readonly Fact[])[] {
  const { sellerAbn } = facts
  return [
    [
      ['From', productName],
      ...factIf('ABN', facts.isTest ? undefined : sellerAbn && businessNumberInGroups(sellerAbn)),
      ['Billed to', facts.billedTo],
      ...factIf('Customer ABN', facts.billedAbn && businessNumberInGroups(facts.billedAbn)),
    ],
    [
      ['Number', facts.number],
      ...factIf('Order number', facts.orderNumber),
      ['Date', dateOf(facts.paidAt)],
      ['Method', facts.isTest ? 'Card (test)' : methods[facts.method]],
    ],
  ]
}

function factIf(name: string, value: string | undefined): readonly Fact[] {
  return value ? [[name, value]] : []
}

const methods = {
  payment: 'Card',
  credit: 'Credit',
  free: 'Free listing',
} as const satisfies Record<PaymentMethod, string>

export function sumsOf({ totalCents, gstCents }: ReceiptFacts) {
  return {
    amount: dollarsOf(totalCents - gstCents),
    gst: dollarsOf(gstCents),
    total: dollarsOf(totalCents),
  }
}

/** What became of the payment, where it is not plain. */
export function noteOf(facts: ReceiptFacts): string | undefined {
  const { becameCredit, isRefunded, isTest, method } = facts
  if (isTest) return 'This was a test payment: no money moved, and this is not a tax invoice.'
  if (isRefunded) return 'This payment was refunded to the card that it was made with.'
  if (becameCredit) {
    return 'The posting could not go live with this payment. It became one credit, which publishes another posting.'
  }
  return method === 'credit' ? 'This posting was published with one credit.' : undefined
}

export const gapNote =
  '□ stands for a letter that cannot be printed here. Your account shows every name in full.'

function dateOf(instant: Date): string {
  return new Intl.DateTimeFormat('en-AU', {
    dateStyle: 'long',
    timeZone: productTimeZone,
  }).format(instant)
}
