import type { Audience } from '@headframe/wire'
import { letter } from '../../kit/mail/letter.ts'
import { greetingFor } from '../../kit/mail/words-and-links.ts'
import type { Letter } from '../../kit/letters/mail-later.ts'
import { accountInWords } from './account-in-words.ts'

interface Changed {
  readonly product: string
  readonly name: string | undefined
  readonly audience: Audience
  /** Whether somebody reads what is written back. */
  readonly isAnswered: boolean
}

const kind = 'account-changed'

/** To the address that was left. It does not say where the account has gone. */
export function addressLeft({ product, name, audience, isAnswered }: Changed): Letter {
  return {
    kind,
    subject: `Your email address for ${product} has changed`,
    ...letter({
      product,
      title: 'You sign in with another address now',
      preheader: 'This one no longer opens your account.',
      greeting: greetingFor(name),
      paragraphs: [
        `The email address of your ${product} ${accountInWords[audience]} was changed just now, with your password. This address no longer opens it.`,
      ],
      footnote: `Wasn't you? Then somebody else knows your password. ${isAnswered ? 'Please reply straight away, and change it' : 'Change it'} wherever else you use it.`,
    }),
  }
}

/** To the address that the account has moved to. */
export function addressChanged({ product, name, audience, isAnswered }: Changed): Letter {
  return {
    kind,
    subject: `Your email address for ${product} has changed`,
    ...letter({
      product,
      title: 'This is your address now',
      preheader: `From now on you sign in to ${product} with it.`,
      greeting: greetingFor(name),
      paragraphs: [
        `From now on you sign in to your ${product} ${accountInWords[audience]} with this email address. Your password is still the same.`,
      ],
      footnote: `Wasn't you? Then somebody has given your address for theirs, perhaps by mistake.${isAnswered ? ' Please reply and tell us.' : ''}`,
    }),
  }
}
