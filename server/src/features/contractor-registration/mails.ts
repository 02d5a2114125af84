import { welcomeLetter } from '../../market/accounts/welcome.ts'
import type { Letter } from '../../kit/letters/mail-later.ts'

interface Welcome {
  readonly product: string
  readonly name: string
  readonly url: string
  /** A resume that is read by us, or a profile that is filled by them. */
  readonly next: 'resume' | 'profile'
}

const whatComesNext: Readonly<Record<Welcome['next'], string>> = {
  resume:
    'We are reading your resume now. When you sign in you will find it beside your answers: please look it over once, because that is what companies will see.',
  profile:
    'The next step is your profile: what you do, where you live, what you charge, and your resume. It takes about ten minutes, and companies can find you as soon as it is complete.',
}

export function welcome({ product, name, url, next }: Welcome): Letter {
  return welcomeLetter({
    product,
    name,
    url,
    paragraphs: [
      `Your ${product} account is ready, and you can sign in with this email address at any time.`,
      whatComesNext[next],
      'Then have a look at the jobs: mine sites and projects all over Australia, with the roster, the rate and the start date up front.',
    ],
  })
}
