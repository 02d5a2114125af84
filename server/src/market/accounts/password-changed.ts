import type { Letter } from '../../kit/letters/mail-later.ts'
import { letter } from '../../kit/mail/letter.ts'
import { greetingFor } from '../../kit/mail/words-and-links.ts'

interface PasswordChanged {
  readonly product: string
  readonly name: string | undefined
}

export function passwordChanged({ product, name }: PasswordChanged): Letter {
  return {
    kind: 'account-changed',
    subject: `Your password for ${product} has changed`,
    ...letter({
      product,
      title: 'You have a new password',
      preheader: 'Everybody who was signed in elsewhere is signed out.',
      greeting: greetingFor(name),
      paragraphs: [
        `The password of your ${product} account was changed just now. You are still signed in where you changed it; everywhere else you are signed out.`,
      ],
      footnote:
        'Wasn\'t you? Choose "Forgot password" on the sign-in page straight away, and then look through your account.',
    }),
  }
}
