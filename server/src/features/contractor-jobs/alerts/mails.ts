import { letter } from '../../../kit/mail/letter.ts'
import { greetingFor } from '../../../kit/mail/words-and-links.ts'
import type { Letter } from '../../../kit/letters/mail-later.ts'

export interface JobInLetter {
  readonly title: string
  readonly company: string
  readonly location: string
  readonly roster: string
  readonly pay: string
  readonly url: string
}

interface NewJobs {
  readonly product: string
  readonly name: string | undefined
  /** What the searches are called that found them. */
  readonly searches: readonly string[]
  readonly jobs: readonly JobInLetter[]
  /** Where all of them are listed. */
  readonly url: string
  readonly settingsUrl: string
  readonly unsubscribeUrl: string
}

/** More than these are counted, and stand in the list. */
const mostNamed = 20

/** What is new in somebody's saved searches: each job once, whichever of them found it. */
export function savedSearchJobs(letterOf: NewJobs): Letter {
  const { product, name, searches, jobs, url, settingsUrl, unsubscribeUrl } = letterOf
  const [only] = jobs.length === 1 ? jobs : []
  const count = only ? 'A new job' : `${jobs.length} new jobs`
  const found = searches.length === 1 ? `“${searches[0]}”` : `${searches.length} saved searches`
  const more = jobs.length - mostNamed
  return {
    kind: 'saved-search-jobs',
    subject: only ? `New job: ${only.title}` : `${count} in ${found}`,
    ...letter({
      product,
      title: `${count} for you`,
      preheader: jobs.map(({ title }) => title).join(', '),
      greeting: greetingFor(name),
      paragraphs: [
        `${count} ${only ? 'fits' : 'fit'} ${searches.length === 1 ? 'your saved search' : 'your saved searches'} ${inWords(searches)}.`,
        ...(more > 0 ? [`The newest ${mostNamed} are below; the list has the other ${more}.`] : []),
      ],
      facts: jobs.slice(0, mostNamed).map(factOf),
      button: only ? { label: 'See the job', url: only.url } : { label: 'See the list', url },
      aside: { label: 'Choose how often we write, and for which searches', url: settingsUrl },
      unsubscribeUrl,
    }),
  }
}

function inWords(searches: readonly string[]): string {
  const [last, ...before] = searches.map((search) => `“${search}”`).toReversed()
  return [before.toReversed().join(', '), last].filter(Boolean).join(' and ')
}

function factOf({ title, company, location, roster, pay, url }: JobInLetter) {
  return [title, [company, location, roster, pay].filter(Boolean).join(' · '), url] as const
}
