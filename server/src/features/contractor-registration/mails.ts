import { letter } from '../../kit/mail/letter.ts'
import { greetingFor } from '../../kit/mail/words-and-links.ts'
import type { Letter } from '../../kit/mail-later.ts'

/** A resume that is read by us, or a profile that is filled by them. */
export type NextStep = 'resume' | 'profile'

interface Welcome {
  readonly product: string
  readonly name: string
  readonly url: string
  readonly next: NextStep
}

const whatComesNext: Readonly<Record<NextStep, string>> = {
  resume:
    'We are reading your resume now. When you sign in you will find it beside your answers: please look it over once, because that is what companies will see.',
  profile:
    'The next step is your profile: what you do, where you live, what you charge, and your resume. It takes about ten minutes, and companies can find you as soon as it is complete.',
}

export function welcome({ product, name, url, next }: Welcome): Letter {
  return {
    kind: 'welcome',
    subject: `Welcome to ${product}`,
    ...letter({
      product,
      title: 'Good to have you here',
      preheader: 'Your account is ready. Here is what comes next.',
      greeting: greetingFor(name),
      paragraphs: [
        `Your ${product} account is ready, and you can sign in with this email address at any time.`,
        whatComesNext[next],
        'Then have a look at the jobs: mine sites and projects all over Australia, with the roster, the rate and the start date up front.',
      ],
      button: { label: 'Sign in', url },
      footnote:
        "Didn't register? Then somebody used your address by mistake. Choose a new password with “Forgot password” on the sign-in screen, and the account is yours to erase.",
    }),
  }
}
