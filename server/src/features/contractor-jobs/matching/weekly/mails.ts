import { letter } from '../../../../kit/mail/letter.ts'
import { greetingFor } from '../../../../kit/mail/words-and-links.ts'
import type { Letter } from '../../../../kit/letters/mail-later.ts'

export interface SuitingJob {
  readonly title: string
  readonly company: string
  readonly location: string
  /** The strongest reason, or nothing. */
  readonly reason: string
}

interface Weekly {
  readonly product: string
  readonly name: string | undefined
  readonly jobs: readonly SuitingJob[]
  readonly url: string
  readonly unsubscribeUrl: string
}

/** Once a week: jobs that were not told of before, each with what speaks for it. */
export function jobMatches({ product, name, jobs, url, unsubscribeUrl }: Weekly): Letter {
  const count = jobs.length === 1 ? 'a new job' : `${jobs.length} new jobs`
  return {
    kind: 'job-matches',
    subject:
      jobs.length === 1 ? 'A new job that suits you' : `${jobs.length} new jobs that suit you`,
    ...letter({
      product,
      title: 'Jobs that suit you',
      preheader: jobs.map(({ title }) => title).join(', '),
      greeting: greetingFor(name),
      paragraphs: [
        `Here ${jobs.length === 1 ? 'is' : 'are'} ${count} that your resume speaks for, and that no mail of ours has told you of. A program compared them; companies decide.`,
      ],
      facts: jobs.map(factOf),
      button: { label: 'See all jobs by match', url },
      unsubscribeUrl,
    }),
  }
}

function factOf({ title, company, location, reason }: SuitingJob): readonly [string, string] {
  const where = [company, location].filter(Boolean).join(', ')
  return [title, reason === '' ? where : `${where}. ${reason}.`]
}
