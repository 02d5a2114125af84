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

interface FirstLink extends Pick<RecoveryLink, 'product' | 'url' | 'minutes'> {
  readonly name: string
  readonly signInUrl: string
}

/** To a member of the staff who has never been in: nobody else tells them of the account, or where it is. */
export function staffAccountOpened(facts: FirstLink): Letter {
  const { product, name, url, minutes, signInUrl } = facts
  return {
    kind: resetLetter,
    subject: `Your ${product} staff account`,
    goodForSeconds: minutes * 60,
    ...letter({
      product,
      title: 'Good to have you here',
      preheader: `Choose your password: the link works once, for the next ${minutes} minutes.`,
      greeting: greetingFor(name),
      paragraphs: [
        `You have a staff account at ${product} now: there you look after people and their resumes, and gather them in talent pools.`,
        'Choose a password of your own with this link. From then on you sign in with it and this email address.',
        `The link works once, for the next ${minutes} minutes. Should it have ended by then, ask an administrator for another one; only the newest link works.`,
      ],
      button: { label: 'Choose your password', url },
      footnote:
        "Didn't expect it? You don't need to do anything: nobody gets into the account without this link. Please don't forward this email.",
      aside: { label: 'Where you sign in from then on', url: signInUrl },
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
