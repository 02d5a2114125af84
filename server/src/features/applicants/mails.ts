import { letter } from '../../kit/mail/letter.ts'
import { greetingFor } from '../../kit/mail/words-and-links.ts'
import type { Letter } from '../../kit/letters/mail-later.ts'

interface Decided {
  readonly product: string
  /** Of whoever applied. */
  readonly name: string
  readonly title: string
  readonly company: string
  readonly location: string
  /** In the company's own words, or nothing. */
  readonly reason: string
  readonly url: string
  readonly unsubscribeUrl: string
}

const kind = 'application-status'

export function applicationApproved(decided: Decided): Letter {
  const { title, company } = decided
  return {
    kind,
    subject: `Your application for ${title} was approved`,
    ...letter({
      ...frameOf(decided),
      title: 'Your application was approved',
      preheader: `Good news about ${title}.`,
      paragraphs: [
        `Good news: ${company} approved your application for ${title}.`,
        'They have your contact details and will get in touch about what comes next.',
        ...wordsOf(decided),
      ],
    }),
  }
}

export function applicationRejected(decided: Decided): Letter {
  const { title, company } = decided
  return {
    kind,
    subject: `News about your application for ${title}`,
    ...letter({
      ...frameOf(decided),
      title: 'Your application was not successful',
      preheader: `${company} has decided on ${title}.`,
      paragraphs: [
        `${company} has decided not to go ahead with your application for ${title}.`,
        'Thank you for the time that you put into it. It has no bearing on other jobs that you apply for.',
        ...wordsOf(decided),
      ],
    }),
  }
}

function frameOf({ product, name, title, company, location, url, unsubscribeUrl }: Decided) {
  return {
    product,
    greeting: greetingFor(name),
    facts: [
      ['Job', title],
      ['Company', company],
      ['Location', location],
    ] as const,
    button: { label: 'See your applications', url },
    unsubscribeUrl,
  }
}

/** In quotes and last, so that nobody takes the company's words for ours. */
function wordsOf({ company, reason }: Decided): string[] {
  return reason === '' ? [] : [`${company} writes:`, ...`“${reason}”`.split(/\n+/)]
}
