import { letter } from '../../../kit/mail/letter.ts'
import { greetingFor } from '../../../kit/mail/words-and-links.ts'
import type { Letter } from '../../../kit/letters/mail-later.ts'

interface Expiring {
  readonly product: string
  readonly name: string
  readonly jobTitle: string
  /** Calendar days where the work is; none on the last one. */
  readonly daysLeft: number
  readonly lastDay: string
  readonly applicants: number
  readonly url: string
  readonly unsubscribeUrl: string
}

/** Once for each posting: it comes down soon, and what can be done about it. */
export function jobExpiring(expiring: Expiring): Letter {
  const { product, name, jobTitle, lastDay, applicants, url, unsubscribeUrl } = expiring
  const when = whenInWords(expiring.daysLeft)
  return {
    kind: 'job-expiring',
    subject: `Your job expires ${when}: ${jobTitle}`,
    ...letter({
      product,
      title: `Your job expires ${when}`,
      preheader: `${jobTitle} takes applications until the end of ${lastDay}.`,
      greeting: greetingFor(name),
      paragraphs: [
        `“${jobTitle}” is listed until the end of ${lastDay}. From then on nobody can apply for it any more; everybody who has applied stays with you.`,
        'Still looking? Duplicate the job and post the copy: everything is filled in already.',
      ],
      facts: [
        ['Job', jobTitle],
        ['Last day', lastDay],
        ['Applicants so far', String(applicants)],
      ],
      button: { label: 'See the job', url },
      unsubscribeUrl,
    }),
  }
}

function whenInWords(daysLeft: number): string {
  if (daysLeft === 0) return 'today'
  return daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`
}
