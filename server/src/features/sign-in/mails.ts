import type { Audience } from '@headframe/wire'
import { letter } from '../../kit/mail/letter.ts'
import { greetingFor } from '../../kit/mail/words-and-links.ts'
import type { Letter } from '../../kit/letters/mail-later.ts'
import { accountInWords } from '../../market/accounts/account-in-words.ts'
import { resetLetter } from '../../market/accounts/set-password.ts'

interface RecoveryLink {
  readonly product: string
  readonly audience: Audience
  readonly name?: string | undefined
  readonly url: string
  readonly minutes: number
}

export function passwordReset({ product, audience, name, url, minutes }: RecoveryLink): Letter {
  return {
    kind: resetLetter,
    subject: `Choose a new password for ${product}`,
    goodForSeconds: minutes * 60,
    ...letter({
      product,
      title: 'Choose a new password',
      preheader: `Your link works once, for the next ${minutes} minutes.`,
      greeting: greetingFor(name),
      paragraphs: [
        `${whoAsked(audience)} a new password for your ${product} ${accountInWords[audience]}.`,
        `This link works once, for the next ${minutes} minutes. ${ifAskedAgain(audience)}, only the newest link works.`,
      ],
      button: { label: 'Choose a new password', url },
      footnote: `${unexpected(audience)} You don't need to do anything: your password stays as it is, and nobody can change it without this link. Please don't forward this email.`,
    }),
  }
}

/** For the staff it is an administrator who asks, and nobody else can. */
const isAskedFor = (audience: Audience) => audience === 'staff'

const whoAsked = (audience: Audience) =>
  isAskedFor(audience)
    ? 'An administrator asked us to send you a link to choose'
    : 'Somebody, hopefully you, asked for'

const ifAskedAgain = (audience: Audience) =>
  isAskedFor(audience) ? 'If you were sent more than one' : 'If you asked more than once'

const unexpected = (audience: Audience) =>
  isAskedFor(audience) ? "Didn't expect it?" : "Wasn't you?"
