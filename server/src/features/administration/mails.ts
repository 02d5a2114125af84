import { letter } from '../../kit/mail/letter.ts'
import { greetingFor } from '../../kit/mail/words-and-links.ts'
import type { Letter } from '../../kit/letters/mail-later.ts'

interface SignInLink {
  readonly product: string
  readonly url: string
  readonly minutes: number
}

export function adminLink({ product, url, minutes }: SignInLink): Letter {
  return {
    kind: 'admin-link',
    subject: `Your sign-in link for ${product}`,
    goodForSeconds: minutes * 60,
    ...letter({
      product,
      title: 'Your sign-in link',
      preheader: `It works once, for the next ${minutes} minutes.`,
      greeting: greetingFor(),
      paragraphs: [
        `This link signs you in to ${product} as an administrator. It works once, for the next ${minutes} minutes.`,
      ],
      button: { label: `Sign in to ${product}`, url },
      footnote:
        "Didn't ask for this? You can ignore it: nobody gets in without the link. Please don't forward it, because whoever opens it first is signed in as you.",
    }),
  }
}
