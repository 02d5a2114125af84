import type { Letter } from '../../kit/letters/mail-later.ts'
import { letter } from '../../kit/mail/letter.ts'
import { greetingFor } from '../../kit/mail/words-and-links.ts'

interface Gift {
  readonly product: string
  readonly name: string | undefined
  readonly added: number
  /** What the company has now. */
  readonly credits: number
  readonly url: string
  readonly unsubscribeUrl: string
}

/** The reason is the administrator's note for the books, and not told. */
export function creditsAdded(gift: Gift): Letter {
  const { product, name, added, credits, url, unsubscribeUrl } = gift
  return {
    kind: 'credits-added',
    subject: `You have ${counted(added, 'more job credit')} on ${product}`,
    ...letter({
      product,
      title: `${counted(added, 'job credit')} added`,
      preheader: `Each of them publishes a job. You have ${credits} now.`,
      greeting: greetingFor(name),
      paragraphs: [
        `We have added ${counted(added, 'job credit')} to your account. Each credit publishes one job for 30 days, without a payment.`,
      ],
      facts: [
        ['Added', String(added)],
        ['You have now', String(credits)],
      ],
      button: { label: 'Open your dashboard', url },
      unsubscribeUrl,
    }),
  }
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
