import type { Letter } from '../../kit/letters/mail-later.ts'
import { letter } from '../../kit/mail/letter.ts'
import { greetingFor } from '../../kit/mail/words-and-links.ts'
import type { Registering } from './registration-drafts.ts'

/** What each kind of newcomer is told: that they can begin, what comes next after the form they filled, and what later. */
const tellings: Readonly<Record<Registering, Telling>> = {
  contractor: {
    ready: (product: string) =>
      `Your ${product} account is ready, and you can sign in with this email address at any time.`,
    after: {
      'whole form':
        'We are reading your resume now. When you sign in you will find it beside your answers: please look it over once, because that is what companies will see.',
      'short form':
        'The next step is your profile: what you do, where you live, what you charge, and your resume. It takes about ten minutes, and companies can find you as soon as it is complete.',
    },
    later:
      'Then have a look at the jobs: mine sites and projects all over Australia, with the roster, the rate and the start date up front.',
  },
  company: {
    ready: (product: string) =>
      `Your company's ${product} account is ready, and you can sign in with this email address at any time.`,
    after: {
      'whole form':
        'Your company profile is published, just as you filled it in. You can change it at any time: what you type stays a draft that only you see, until you publish it.',
      'short form':
        'The next step is your company profile: what you do, who leads the company, and how people work and live on your sites. It takes about ten minutes, and nobody else sees it until you publish it.',
    },
    later:
      'Then post your first job: people all over Australia look here for the roster, the rate and the start date, so put them up front.',
  },
}

interface Telling {
  readonly ready: (product: string) => string
  readonly after: Readonly<Record<Filled, string>>
  readonly later: string
}

/** How much somebody told to register: everything, or who they are only. */
export type Filled = 'whole form' | 'short form'

interface Newcomer {
  readonly product: string
  readonly name: string
  readonly url: string
}

/** The letter that every account begins with. */
export function welcome(
  audience: Registering,
  filled: Filled,
  { product, name, url }: Newcomer,
): Letter {
  const { ready, after, later } = tellings[audience]
  return {
    kind: 'welcome',
    subject: `Welcome to ${product}`,
    ...letter({
      product,
      title: 'Good to have you here',
      preheader: 'Your account is ready. Here is what comes next.',
      greeting: greetingFor(name),
      paragraphs: [ready(product), after[filled], later],
      button: { label: 'Sign in', url },
      footnote:
        "Didn't register? Then somebody used your address by mistake. Choose a new password with “Forgot password” on the sign-in screen, and the account is yours to erase.",
    }),
  }
}
