import { welcomeLetter } from '../../market/accounts/welcome.ts'
import type { Letter } from '../../kit/letters/mail-later.ts'

interface Welcome {
  readonly product: string
  readonly name: string
  readonly url: string
  /** A profile that everybody sees already, or one that is still to be filled. */
  readonly next: 'published' | 'profile'
}

const whatComesNext: Readonly<Record<Welcome['next'], string>> = {
  published:
    'Your company profile is published, just as you filled it in. You can change it at any time: what you type stays a draft that only you see, until you publish it.',
  profile:
    'The next step is your company profile: what you do, who leads the company, and how people work and live on your sites. It takes about ten minutes, and nobody else sees it until you publish it.',
}

export function welcome({ product, name, url, next }: Welcome): Letter {
  return welcomeLetter({
    product,
    name,
    url,
    paragraphs: [
      `Your company's ${product} account is ready, and you can sign in with this email address at any time.`,
      whatComesNext[next],
      'Then post your first job: people all over Australia look here for the roster, the rate and the start date, so put them up front.',
    ],
  })
}
