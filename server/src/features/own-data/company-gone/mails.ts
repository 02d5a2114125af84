import { letter } from '../../../kit/mail/letter.ts'
import { greetingFor } from '../../../kit/mail/words-and-links.ts'
import type { Letter } from '../../../kit/letters/mail-later.ts'

/** A job or a talent pool, as its reader knows it. */
interface Left {
  readonly title: string
  readonly location: string
}

interface Gone {
  readonly product: string
  readonly name: string
  readonly company: string
  readonly jobs: readonly Left[]
  readonly pools: readonly Left[]
  readonly appUrl: string
  readonly unsubscribeUrl: string
}

/** To whoever still waited for a company that has erased its account. The subject outlives the letter, so it names no company. */
export function companyGone(gone: Gone): Letter {
  const { product, name, company, jobs, pools, unsubscribeUrl } = gone
  return {
    kind: 'company-gone',
    subject: subjectOf(gone),
    ...letter({
      product,
      title: `${company} has left ${product}`,
      preheader: 'You need not do anything.',
      greeting: greetingFor(name),
      paragraphs: [
        `${company} has erased its account on ${product}.`,
        ...(jobs.length > 0 ? [endOfApplications(jobs)] : []),
        ...(pools.length > 0 ? [endOfMemberships(pools)] : []),
        'You need not do anything. They can no longer see your profile here, and it has no bearing on other jobs and talent pools.',
      ],
      facts: [
        ...jobs.map((job) => ['Job', nameOf(job)] as const),
        ...pools.map((pool) => ['Talent pool', nameOf(pool)] as const),
      ],
      button: buttonOf(gone),
      unsubscribeUrl,
    }),
  }
}

function subjectOf({ jobs, pools }: Gone): string {
  const [job, ...otherJobs] = jobs
  if (job && otherJobs.length === 0) return `Your application for ${job.title} has ended`
  if (job) return `${jobs.length} of your applications have ended`
  return pools.length === 1
    ? 'A talent pool that you applied to is gone'
    : `${pools.length} talent pools that you applied to are gone`
}

const endOfApplications = (jobs: readonly Left[]) =>
  jobs.length === 1
    ? 'So nobody decides on your application any more: it ends here.'
    : `So nobody decides on your ${jobs.length} applications any more: they end here.`

const endOfMemberships = (pools: readonly Left[]) =>
  `The talent ${pools.length === 1 ? 'pool' : 'pools'} that you applied to ${pools.length === 1 ? 'is' : 'are'} gone, with all messages between you.`

const nameOf = ({ title, location }: Left) => [title, location].filter(Boolean).join(', ')

function buttonOf({ jobs, appUrl }: Gone) {
  return jobs.length > 0
    ? { label: 'See your applications', url: `${appUrl}/contractor/applied-jobs` }
    : { label: 'See other talent pools', url: `${appUrl}/contractor/talent-communities` }
}
