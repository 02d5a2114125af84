import { letter } from '../../kit/mail/letter.ts'
import { fullName, greetingFor } from '../../kit/mail/words-and-links.ts'
import type { Letter } from '../../kit/letters/mail-later.ts'

interface News {
  readonly product: string
  /** Of whoever reads it. */
  readonly name: string | undefined
  readonly title: string
  readonly company: string
  readonly location: string
  readonly url: string
  readonly unsubscribeUrl: string
}

interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly role: string | null
  readonly home: string
}

/** To the company. The subject outlives the letter, so it names nobody. */
export function poolApplicationNew({
  person,
  ...news
}: News & { readonly person: Person }): Letter {
  const { product, name, title, url, unsubscribeUrl } = news
  const who = fullName(person.firstName, person.lastName) ?? 'Somebody'
  const facts = [
    ['Applicant', who],
    ['Preferred role', person.role ?? ''],
    ['Lives in', person.home],
  ] as const
  return {
    kind: 'pool-application-new',
    subject: `New applicant for your talent pool ${title}`,
    ...letter({
      product,
      title: 'Somebody wants to join your talent pool',
      preheader: `${who} applied to ${title}.`,
      greeting: greetingFor(name),
      paragraphs: [
        `${who} has just applied to your talent pool ${title}.`,
        'Their profile is ready for you to read. Once you accept or decline them, we let them know.',
      ],
      facts: facts.filter(([, value]) => value !== ''),
      button: { label: 'See who applied', url },
      unsubscribeUrl,
    }),
  }
}

interface Decided extends News {
  /** In the company's own words, or nothing. */
  readonly reason: string
}

const decisionKind = 'pool-decision'

export function poolAccepted(decided: Decided): Letter {
  const { title, company } = decided
  return {
    kind: decisionKind,
    subject: `You are in: ${title}`,
    ...letter({
      ...frameOf(decided),
      title: 'You were accepted',
      preheader: `${company} took you into ${title}.`,
      paragraphs: [
        `Good news: ${company} accepted you into the talent pool ${title}.`,
        'They have your profile and contact details, and may write to you when work comes up.',
        ...wordsOf(decided),
      ],
    }),
  }
}

export function poolDeclined(decided: Decided): Letter {
  const { title, company } = decided
  return {
    kind: decisionKind,
    subject: `News about the talent pool ${title}`,
    ...letter({
      ...frameOf(decided),
      title: 'Your application was not successful',
      preheader: `${company} has decided on ${title}.`,
      paragraphs: [
        `${company} has decided not to take you into the talent pool ${title}.`,
        'It has no bearing on jobs and other talent pools that you apply to.',
        ...wordsOf(decided),
      ],
    }),
  }
}

function frameOf({ product, name, title, company, location, url, unsubscribeUrl }: News) {
  return {
    product,
    greeting: greetingFor(name),
    facts: [
      ['Talent pool', title],
      ['Company', company],
      ['Location', location],
    ] as const,
    button: { label: 'See the talent pool', url },
    unsubscribeUrl,
  }
}

/** In quotes and last, so that nobody takes the company's words for ours. */
function wordsOf({ company, reason }: Decided): string[] {
  return reason === '' ? [] : [`${company} writes:`, ...`“${reason}”`.split(/\n+/)]
}

/** Says that there is something to read, and nothing of it: mails are read over shoulders. */
export function messageNew(
  news: News & {
    /** Who wrote. */
    readonly from: string
    readonly unread: number
  },
): Letter {
  const { from, unread, title, product, name, url, unsubscribeUrl } = news
  const messages = unread === 1 ? 'a message' : `${unread} messages`
  return {
    kind: 'message-new',
    subject: `New message about ${title}`,
    ...letter({
      product,
      title: unread === 1 ? 'You have a new message' : `You have ${unread} new messages`,
      preheader: `${from} wrote to you about ${title}.`,
      greeting: greetingFor(name),
      paragraphs: [
        `${from} has sent you ${messages} about the talent pool ${title}.`,
        'However much is written, we send you no more than one email an hour about it.',
      ],
      button: { label: 'Read and reply', url },
      unsubscribeUrl,
    }),
  }
}
