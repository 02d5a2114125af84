import { dollarsOf } from '@headframe/wire'
import type { Letter } from '../../kit/letters/mail-later.ts'
import { letter } from '../../kit/mail/letter.ts'
import { greetingFor } from '../../kit/mail/words-and-links.ts'

export interface Receipt {
  readonly number: string
  /** With GST. */
  readonly totalCents: number
  readonly gstCents: number
  /** By a test card: nobody has paid anything. */
  readonly isTest: boolean
}

interface Posted {
  readonly product: string
  readonly name: string
  readonly jobTitle: string
  readonly method: 'payment' | 'credit' | 'free'
  /** The colleague who published it, where that was not whoever the letter is to. */
  readonly colleague?: string | undefined
  /** The last day on which it is listed. */
  readonly lastDay: string
  readonly receipt: Receipt
  /** Only who has a business number makes tax invoices. */
  readonly isTaxInvoice: boolean
  readonly url: string
}

const kind = 'job-live'

function howItWasPaid({ method, colleague }: Pick<Posted, 'method' | 'colleague'>): string {
  if (method === 'payment') return 'Thank you for your payment.'
  if (method === 'credit')
    return colleague
      ? `${colleague} published it with one of your company’s credits.`
      : 'It was published with one of your credits.'
  return colleague ? `${colleague} published it. The listing is free.` : 'The listing is free.'
}

export function jobIsLive({
  product,
  name,
  jobTitle,
  method,
  colleague,
  lastDay,
  receipt,
  isTaxInvoice,
  url,
}: Posted): Letter {
  return {
    kind,
    subject: `Your job is live: ${jobTitle}`,
    ...letter({
      product,
      title: 'Your job is live',
      preheader: `${jobTitle} is listed until ${lastDay}.`,
      greeting: greetingFor(name),
      paragraphs: [
        `“${jobTitle}” is live on ${product} and takes applications until the end of ${lastDay}. When somebody applies we tell you by email, unless you have switched those emails off.`,
        howItWasPaid({ method, colleague }),
      ],
      facts: factsOf(receipt),
      button: { label: 'Manage your jobs', url },
      footnote: whereTheReceiptIs(receipt, isTaxInvoice),
    }),
  }
}

type Turned = Omit<Posted, 'method' | 'colleague' | 'lastDay'>

export function paymentBecameCredit({
  product,
  name,
  jobTitle,
  receipt,
  isTaxInvoice,
  url,
}: Turned): Letter {
  return {
    kind,
    subject: `Your payment for ${jobTitle} became a credit`,
    ...letter({
      product,
      title: 'Your payment became a credit',
      preheader: 'It publishes another job, whenever you like.',
      greeting: greetingFor(name),
      paragraphs: [
        `We received your payment for “${jobTitle}”, but by then that job could not go live with it: it was live already, it was deleted, or something it needs was missing.`,
        'Nothing is lost: your account has one more credit now, and a credit publishes one job.',
      ],
      facts: factsOf(receipt),
      button: { label: 'Manage your jobs', url },
      footnote: whereTheReceiptIs(receipt, isTaxInvoice),
    }),
  }
}

function whereTheReceiptIs({ isTest }: Receipt, isTaxInvoice: boolean): string {
  return isTest
    ? 'This was a test payment: no money moved, and there is no tax invoice of it.'
    : `You can save the ${isTaxInvoice ? 'tax invoice' : 'receipt'} as a PDF from your payment history.`
}

function factsOf({ number, totalCents, gstCents }: Receipt): [string, string][] {
  return [
    ['Receipt', number],
    ['Amount', dollarsOf(totalCents - gstCents)],
    ['GST', dollarsOf(gstCents)],
    ['Total', dollarsOf(totalCents)],
  ]
}
