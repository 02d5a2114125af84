import { dollarsOf } from '@headframe/wire'
import { letter } from '../../../kit/mail/letter.ts'
import { fullName, greetingFor } from '../../../kit/mail/words-and-links.ts'
import type { Letter } from '../../../kit/letters/mail-later.ts'
import type { Terms } from './terms.ts'

interface Application {
  readonly product: string
  /** Of whoever reads it. */
  readonly name: string | undefined
  readonly title: string
  readonly company: string
  readonly location: string
  readonly terms: Terms
  /** What there is of the applicant to be read, but for their profile. */
  readonly has: { readonly resume: boolean; readonly answers: boolean }
  readonly url: string
  readonly unsubscribeUrl: string
}

/** To the contractor: it has arrived, and what happens next. */
export function applicationReceived(application: Application): Letter {
  const { product, name, title, company, location, terms, has, url, unsubscribeUrl } = application
  return {
    kind: 'application-received',
    subject: `You applied for ${title}`,
    ...letter({
      product,
      title: 'Your application is in',
      preheader: `${company} can see it now.`,
      greeting: greetingFor(name),
      paragraphs: [
        `Your application for ${title} has reached ${company}. From now on they can see ${listOf('your', 'profile with your contact details', has)}.${has.resume ? '' : ' You have no resume here yet: they can read it as soon as you add one.'}`,
        'We will write to you as soon as they decide. Until then you can withdraw it at any time.',
      ],
      facts: [
        ['Job', title],
        ['Company', company],
        ['Location', location],
        ['Your rate', rateInWords(terms)],
      ],
      button: { label: 'See your applications', url },
      unsubscribeUrl,
    }),
  }
}

interface NewApplicant extends Application {
  readonly applicant: {
    readonly firstName: string
    readonly lastName: string
    readonly role: string | null
    readonly home: string
  }
}

/**
 * To the company: who has applied, and where to look at them. The subject outlives the letter, so it
 * names nobody.
 */
export function applicationNew({ applicant, ...application }: NewApplicant): Letter {
  const { product, name, title, terms, has, url, unsubscribeUrl } = application
  const who = fullName(applicant.firstName, applicant.lastName) ?? 'Somebody'
  const facts = [
    ['Applicant', who],
    ['Preferred role', applicant.role ?? ''],
    ['Lives in', applicant.home],
    ['Rate', rateInWords(terms)],
  ] as const
  return {
    kind: 'application-new',
    subject: `New applicant for ${title}`,
    ...letter({
      product,
      title: 'You have a new applicant',
      preheader: `${who} asks for ${rateInWords(terms)}.`,
      greeting: greetingFor(name),
      paragraphs: [
        `${who} has just applied for ${title}.`,
        `${capitalised(listOf('their', 'profile', has))} ${has.resume || has.answers ? 'are' : 'is'} ready for you to read. Once you approve or reject the application, we let them know.`,
      ],
      facts: facts.filter(([, value]) => value !== ''),
      button: { label: 'See who applied', url },
      unsubscribeUrl,
    }),
  }
}

/** Nothing is promised that is not there: who signed up in short has a profile alone. */
function listOf(whose: 'your' | 'their', profile: string, has: Application['has']): string {
  const things = [profile, ...(has.resume ? ['resume'] : []), ...(has.answers ? ['answers'] : [])]
  const [last, ...before] = things.map((thing) => `${whose} ${thing}`).toReversed()
  return [before.toReversed().join(', '), last].filter(Boolean).join(' and ')
}

const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Rates are without superannuation, as everybody here states them. */
function rateInWords({ rate, rate_type }: Terms): string {
  const dollars = dollarsOf(Math.round(rate * 100))
  return `${dollars} ${rate_type === 'hour' ? 'an hour' : 'a day'}, excl. super`
}
