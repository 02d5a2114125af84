import type { Letter } from '../../kit/letters/mail-later.ts'
import { letter } from '../../kit/mail/letter.ts'
import { greetingFor } from '../../kit/mail/words-and-links.ts'

interface Welcome {
  readonly product: string
  readonly name: string
  readonly url: string
  /** What comes next for somebody of their kind. */
  readonly paragraphs: readonly string[]
}

/** The letter that every account begins with. */
export function welcomeLetter({ product, name, url, paragraphs }: Welcome): Letter {
  return {
    kind: 'welcome',
    subject: `Welcome to ${product}`,
    ...letter({
      product,
      title: 'Good to have you here',
      preheader: 'Your account is ready. Here is what comes next.',
      greeting: greetingFor(name),
      paragraphs: [...paragraphs],
      button: { label: 'Sign in', url },
      footnote:
        "Didn't register? Then somebody used your address by mistake. Choose a new password with “Forgot password” on the sign-in screen, and the account is yours to erase.",
    }),
  }
}
